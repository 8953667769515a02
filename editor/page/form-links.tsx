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
