/** Decap's French, where it has none or says it for developers. */
export const phrases = {
  app: { header: { content: "Contenu" }, app: { loadingConfig: "Ouverture…", waitingBackend: "Ouverture…" } },
  collection: {
    sidebar: { collections: "Contenu" },
    collectionTop: { viewAsList: "En liste", viewAsGrid: "En grille" },
    entries: { loadingEntries: "Ouverture…" },
  },
  editor: {
    editor: {
      onLeavePage: "Des changements ne sont pas enregistrés. Quitter quand même ce formulaire ?",
      loadingEntry: "Ouverture…",
      confirmLoadBackup:
        "Ce formulaire contenait des changements qui n'ont pas été enregistrés. Les reprendre ?",
    },
    editorInterface: { toggleScrollSync: "Faire défiler l'aperçu avec le formulaire" },
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
  },
  mediaLibrary: {
    mediaLibraryCard: { draft: "Pas encore enregistrée" },
    mediaLibraryModal: {
      upload: "Ajouter une image de cet ordinateur",
      uploading: "Ajout…",
      chooseSelected: "Utiliser cette image",
      close: "Fermer",
    },
  },
  ui: {
    errorBoundary: {
      title: "L'éditeur a rencontré une erreur",
      details: "Rechargez la page : vos changements sont gardés dans ce navigateur.",
      // Decap would ask to report it to its own authors.
      reportIt: "",
      privacyWarning: "",
    },
    settingsDropdown: { logOut: "Se déconnecter", account: "Compte" },
    toast: {
      entrySaved: "Enregistré.",
      onFailToPersist: "%{details}",
      onFailToLoadEntries: "%{details}",
      onBackendDown: "%{details}",
    },
  },
};
