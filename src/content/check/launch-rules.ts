import { valueAt } from "../walk";
import type { Contents } from "./cross-file-problems";

export function launchWarnings(contents: Contents): string[] {
  if (valueAt(contents.get("contact"), ["delivery", "service"]) !== "none") return [];
  return [
    "data/contact.json: aucun service ne reçoit les messages («Réception des messages» : «Aucun»). Le formulaire dit " +
      "«Message envoyé !» et n'envoie rien. Pour les recevoir : docs/messages.md.",
  ];
}

export function launchBlockers(contents: Contents): string[] {
  const service = valueAt(contents.get("contact"), ["delivery", "service"]);
  // An unreadable file has no service.
  if (service === undefined || service === "none" || contents.has("legal/politique-confidentialite"))
    return [];
  return [
    "data/contact.json: le formulaire transmet des données personnelles, mais il manque la politique de confidentialité " +
      "que demande la loi (LPD, art. 19 : dire qui reçoit ces données, et pourquoi). À écrire : " +
      "data/legal/politique-confidentialite.json (docs/contenu.md, «Les pages légales»).",
  ];
}
