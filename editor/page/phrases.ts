import { fr, type Phrases } from "decap-cms-locales";

/** Decap's French, where it has none or says it for developers. */
const ours: Phrases = {
  app: {
    header: { content: "Contenu", media: "Images" },
    app: {
      errorHeader: "L'éditeur n'a pas pu s'ouvrir",
      configErrors: "Erreurs",
      checkConfigYml: "",
      loadingConfig: "Ouverture…",
      waitingBackend: "Ouverture…",
    },
    notFoundPage: { header: "Cette page de l'éditeur n'existe pas." },
  },
  collection: {
    sidebar: { collections: "Contenu", searchAll: "Rechercher", searchIn: "Rechercher dans" },
    collectionTop: { viewAs: "Voir comme", viewAsList: "En liste", viewAsGrid: "En grille" },
    entries: { loadingEntries: "Ouverture…", noEntries: "Rien ici" },
  },
  editor: {
    editorControl: { field: { optional: "facultatif", widgetLabel: "Champ" } },
    editorControlPane: {
      widget: {
        required: "À remplir.",
        regexPattern: "%{pattern}",
        processing: "Vérification en cours.",
      },
    },
    editor: {
      onLeavePage: "Des changements ne sont pas enregistrés. Quitter quand même ce formulaire ?",
      loadingEntry: "Ouverture…",
      confirmLoadBackup:
        "Ce formulaire contenait des changements qui n'ont pas été enregistrés. Les reprendre ?",
    },
    editorInterface: {
      toggleI18n: "Langues",
      togglePreview: "Aperçu",
      toggleScrollSync: "Faire défiler l'aperçu avec le formulaire",
      toggleNotes: "Notes",
    },
    editorToolbar: {
      publishing: "Enregistrement…",
      publish: "Enregistrer",
      published: "Enregistré",
      publishNow: "Enregistrer maintenant",
      backCollection: "%{collectionLabel}",
      deployButtonLabel: "Voir la page",
      deployPreviewButtonLabel: "Voir la page",
      deployPreviewPendingButtonLabel: "Chercher la page",
      unsavedChanges: "Changements non enregistrés",
      changesSaved: "Tout est enregistré",
    },
    editorWidgets: {
      image: { choose: "Choisir une image", chooseDifferent: "Changer d'image", remove: "Retirer l'image" },
      list: { add: "Ajouter : %{item}" },
      object: { expand: "Ouvrir", collapse: "Replier" },
    },
  },
  mediaLibrary: {
    mediaLibraryCard: { draft: "Pas encore enregistrée", copy: "Copier", copyUrl: "Copier l'adresse" },
    mediaLibrary: { onDelete: "Retirer cette image ?" },
    mediaLibraryModal: {
      loading: "Ouverture…",
      noAssetsFound: "Aucune image.",
      noImagesFound: "Aucune image.",
      images: "Images",
      mediaAssets: "Images",
      search: "Rechercher…",
      upload: "Ajouter une image de cet ordinateur",
      uploading: "Ajout…",
      chooseSelected: "Utiliser cette image",
      deleteSelected: "Retirer",
      download: "Télécharger",
      close: "Fermer",
    },
  },
  ui: {
    default: { goBackToSite: "Retourner au site" },
    errorBoundary: {
      title: "L'éditeur a rencontré une erreur",
      details: "Rechargez la page : vos changements sont gardés dans ce navigateur.",
      reportIt: "",
      privacyWarning: "",
      detailsHeading: "Détail",
      recoveredEntry: {
        heading: "Ce que contenait le formulaire",
        warning: "Copiez-le avant de recharger la page.",
        copyButtonLabel: "Copier",
      },
    },
    settingsDropdown: { logOut: "Se déconnecter", account: "Compte" },
    toast: {
      entrySaved: "Enregistré.",
      missingRequiredField: "Rien n'est enregistré : une valeur manque.",
      onFailToPersist: "%{details}",
      onFailToLoadEntries: "%{details}",
      onFailToAuth: "%{details}",
      onBackendDown: "%{details}",
    },
  },
};

export const phrases = merged(fr, ours);

function merged(base: Phrases, over: Phrases): Phrases {
  const result: Phrases = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    result[key] = typeof value === "object" && typeof below === "object" ? merged(below, value) : value;
  }
  return result;
}
