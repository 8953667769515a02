import { get, set } from "idb-keyval";
import { useEffect, useState } from "react";
import { formDefinition } from "../forms/form";
import type { Snapshot } from "../forms/save";
import { textFile } from "./backend";
import { Button } from "./button";
import { localBackend, publisher } from "./local-backend";

type Texts = [name: string, text: string][];

type Props = {
  data: Snapshot;
  draftPrefix: string;
  /** What is published may be another text afterwards. */
  isRunning: boolean;
};

/** The texts of data/ that differ from what is published: back to these, in one form or in all, and forth again. */
export function WayBack({ data, draftPrefix, isRunning }: Props) {
  const [published, setPublished] = useState<Texts>([]);
  /** The texts that gave way, of each form the last one. */
  const [kept, setKept] = useState<Texts>([]);
  const [refusal, setRefusal] = useState("");
  const keptKey = `${draftPrefix}!avant`;

  useEffect(() => {
    if (isRunning) return;
    const find = async () => {
      const { texts } = await publisher.texts();
      const stored = (await get<Texts>(keptKey).catch(() => undefined)) ?? [];
      const online = new Map(texts);
      // What is published has its own way back; the others wait, whatever else is published.
      const left = stored.filter(([name, text]) => text !== online.get(name));
      if (left.length < stored.length) await set(keptKey, left);
      setKept(left);
      setPublished(texts);
    };
    // Why there is nothing to go back to, the page says above.
    find().catch(() => {});
  }, [keptKey, isRunning]);

  const currentOf = (name: string) => data.texts.get(name)?.replaceAll("\r\n", "\n") ?? "";
  const changed = published.filter(([name, text]) => text !== currentOf(name));
  const own = changed
    .filter(([name]) => data.texts.has(name))
    .map(([name]): Texts[number] => [name, currentOf(name)]);
  /** Keeps what gives way; what was kept is given back once. */
  const replace = async (texts: Texts, isWayBack: boolean) => {
    try {
      const others = kept.filter(([name]) => !texts.some(([given]) => given === name));
      if (isWayBack) await set(keptKey, [...others, ...own]);
      await localBackend.write(
        await Promise.all(texts.map(([name, text]) => textFile(name, text))),
        data.version,
      );
      // Only now: a write may be refused.
      if (!isWayBack) await set(keptKey, others);
      location.reload();
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  const online = new Map(published);
  /** Not where something else has been saved since. */
  const given = kept.filter(
    ([name, text]) => text !== currentOf(name) && currentOf(name) === online.get(name),
  );
  if (changed.length === 0 && given.length === 0) return null;
  return (
    <>
      <h2 className="above">Revenir à ce qui est en ligne</h2>
      {changed.length > 0 && (
        <>
          <p>Un formulaire s’ouvre avec le texte en ligne, et n’est pas encore enregistré :</p>
          <ul>
            {changed.map(([name]) => (
              <li key={name}>
                <a href={`?formulaire=${name}&en-ligne`}>{formDefinition(name)?.label}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {given.length > 0 && (
        <p className="report">
          {`Revenu à ce qui est en ligne : ${given.map(([name]) => formDefinition(name)?.label).join(", ")}. Vos textes d’avant sont gardés.`}
        </p>
      )}
      <p role="alert" className="messages">
        {refusal}
      </p>
      <p className="row above">
        {changed.length > 0 && (
          <Button isDisabled={isRunning} onClick={() => replace(changed, true)}>
            Y revenir partout
          </Button>
        )}
        {given.length > 0 && (
          <Button isDisabled={isRunning} onClick={() => replace(given, false)}>
            Reprendre vos textes d’avant
          </Button>
        )}
      </p>
    </>
  );
}
