import * as z from "zod";
import { toAsciiAddress } from "../ascii-address";
import { contentRoles } from "./roles";

export const internalUrl = z
  .string()
  .regex(/^\/[a-z0-9-]*(?:#[a-z][a-z0-9-]*)?$/, {
    error: "attendu : une adresse du site, par exemple /contact ou /solutions#aqualink",
  })
  .meta({
    title: "Adresse",
    description: "Adresse d'une page du site : /contact, /solutions#aqualink …",
  })
  .register(contentRoles, { kind: "link" });

export const httpsUrl = z
  .string()
  .regex(/^https:\/\/[^\s<>"{}|\\^`]+$/, {
    error: "attendu : une adresse web qui commence par https://",
    abort: true,
  })
  .refine((value) => URL.canParse(value) && z.regexes.domain.test(new URL(value).hostname), {
    error: "attendu : une adresse web complète, par exemple https://www.exemple.ch",
  });

/** Ids that the layout and the contact section use. */
const reservedIds = ["contact", "contenu", "menu"];
/** The end of ids that components generate for titles, hints and errors. */
const generatedSuffix = /-(?:titre|aide|erreur)$/;

/** The fragment of a URL, without the #; neither a reserved id nor one of the page's `otherIds`. */
export const fragmentId = (exampleUrl: string, otherIds: readonly string[] = []) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
      error: "attendu : minuscules, chiffres et traits d'union, par exemple conception-electronique",
    })
    .refine((id) => ![...reservedIds, ...otherIds].includes(id) && !generatedSuffix.test(id), {
      error: "ce nom sert déjà ailleurs dans la page ; choisissez-en un autre",
    })
    .meta({ title: "Ancre", description: `Ce qui suit le # dans l'adresse : ${exampleUrl}` })
    .register(contentRoles, { kind: "anchor" });

const emailError = "attendu : une adresse e-mail, par exemple prenom.nom@exemple.ch";
export const email = z
  .string()
  .regex(/^[^\s@]+@[^\s@]+$/, { error: emailError, abort: true })
  .max(254)
  .refine((address) => z.regexes.email.test(toAsciiAddress(address)), { error: emailError })
  .meta({ title: "Adresse e-mail" })
  .register(contentRoles, { kind: "publicAddress" });

export const anyUrl = z
  .string()
  .refine((url) => (url.startsWith("/") ? internalUrl : httpsUrl).safeParse(url).success, {
    error:
      "attendu : une adresse du site, par exemple /contact, ou d'un autre site, par exemple https://www.exemple.ch",
  })
  .meta({
    title: "Adresse",
    description:
      "Adresse d'une page du site, /solutions#aqualink, ou d'un autre site, https://www.exemple.ch",
  })
  .register(contentRoles, { kind: "link" });
