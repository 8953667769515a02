import { Fragment, useState } from "react";
import type { Contents } from "../../src/content/check/across-files";
import { formDefinition } from "../forms/form";
import { formerNames } from "../forms/former-names";
import { publisher } from "./local-backend";
import { useWhenShown } from "./use-when-shown";

/** Former names that texts still say, each with links to the fields. */
export function FormerNames({ contents, when }: { contents: Contents; when: string }) {
  const [earlier, setEarlier] = useState<unknown[]>([]);
  useWhenShown(async () => setEarlier(await publisher.earlierSites()), when);
  return [...formerNames(contents, earlier)].map(([name, fields]) => (
    <p key={name}>
      «{name}» se lit encore ici :{" "}
      {fields.map(({ form, path, label }, index) => (
        <Fragment key={form + path.join(".")}>
          {index > 0 && ", "}
          <a href={`?formulaire=${form}#${path.join(".")}`}>{`${formDefinition(form)?.label} : ${label}`}</a>
        </Fragment>
      ))}
    </p>
  ));
}
