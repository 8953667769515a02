import { useState } from "react";
import { publish } from "./api";
import { Button } from "./button";

/** Runs npm run publish:site and shows its output. */
export function PublishPage() {
  const [output, setOutput] = useState("");
  const [isRunning, setIsRunning] = useState(false);
  const publishContent = async () => {
    setOutput("");
    setIsRunning(true);
    const append = (text: string) => setOutput((previous) => previous + text);
    await publish(append).catch((error: Error) => append(error.message));
    setIsRunning(false);
  };
  return (
    <main className="page">
      <title>Publier – Éditeur du site</title>
      <h1>Publier</h1>
      <p className="spaced">
        Contrôle ce qui est enregistré, le garde dans git et l’envoie, comme <code>npm run publish:site</code>
        . Ce que git demande (un nom, une clé, une phrase secrète), il le demande dans le terminal où tourne{" "}
        <code>npm run edit</code>.
      </p>
      <p className="row spaced">
        <Button className="primary" isDisabled={isRunning} onClick={publishContent}>
          Publier
        </Button>
        <a href={location.pathname}>Tous les formulaires</a>
      </p>
      <p role="status">{isRunning && "Publication en cours : regardez aussi le terminal."}</p>
      <pre role="log" aria-label="Déroulement">
        {output}
      </pre>
    </main>
  );
}
