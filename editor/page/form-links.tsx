import { Fragment } from "react";
import { formDefinition } from "../forms/form";

/** «Accueil, Contact», each leading to its form. */
export function FormLinks({ names }: { names: Iterable<string> }) {
  return [...names].map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <a href={`?formulaire=${name}`}>{formDefinition(name)?.label ?? name}</a>
    </Fragment>
  ));
}

/** A sentence of the check, in which each file that it names, `data/contact.json`, is a link to its form. */
export function Sentence({ text }: { text: string }) {
  const parts = text.replace(": ", "\u00a0: ").split(/data\/(\S+?)\.json/);
  return parts.map((part, index) => (index % 2 ? <FormLinks key={part} names={[part]} /> : part));
}
