import { useState } from "react";
import type { Contents } from "../../src/content/check/across-files";
import { formDefinition } from "../forms/form";
import { formerNames } from "../forms/former-names";
import { publisher } from "./local-backend";
import { plural } from "./plural";
import { useWhenShown } from "./use-when-shown";

/** Former names that texts still say, each with links to the fields. */
export function FormerNames({ contents, when }: { contents: Contents; when: string }) {
  const [earlier, setEarlier] = useState<unknown[]>([]);
  useWhenShown(async () => setEarlier(await publisher.earlierSites()), when);
  return [...formerNames(contents, earlier)].map(([name, fields]) => (
    <details key={name}>
      <summary>
        «{name}» se lit encore dans {plural(fields.length, "champ")}
      </summary>
      <ul>
        {fields.map(({ form, path, label }) => {
          const place = path.join(".");
          return (
            <li key={form + place}>
              <a href={`?formulaire=${form}#${place}`}>{`${formDefinition(form)?.label} : ${label}`}</a>
            </li>
          );
        })}
      </ul>
    </details>
  ));
}
