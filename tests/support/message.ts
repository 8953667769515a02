import { type TextField, textFieldNames } from "../../src/content/form-fields";

export const formInput: Record<TextField, string> = {
  name: "Camille Rey",
  email: "camille.rey@exemple.ch",
  message: "Nous aimerions suivre le débit d'une conduite.\n<b>Merci</b>",
  phone: "+41 27 000 00 00",
  company: "Commune & Cie",
};

export const message = { ...formInput, consent: true };

export const emptyInput = Object.fromEntries(textFieldNames.map((name) => [name, ""])) as typeof formInput;
