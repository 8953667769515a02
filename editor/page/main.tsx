import { Global } from "@emotion/react";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { globalStyleSheet } from "../../src/theme/global-styles";
import { formDefinition } from "../forms/form";
import { parseTexts, type Snapshot } from "../forms/snapshot";
import { exchangeAccessCode, fetchData } from "./api";
import { FormPage } from "./form-page";
import { PublishPage } from "./publish-page";
import { StartPage } from "./start-page";
import { editorStyles } from "./styles";

/** Shows a form (`?formulaire=home`), the publishing page (`?publier`) or the start page; links reload the page. */
function Editor() {
  const [data, setData] = useState<Snapshot>();
  const [message, setMessage] = useState("Ouverture…");
  useEffect(() => {
    fetchData().then(setData, (error: Error) => setMessage(error.message));
  }, []);

  const params = new URLSearchParams(location.search);
  const name = params.get("formulaire") ?? "";
  if (!data) return <MessagePage message={message} />;
  if (params.has("publier")) return <PublishPage />;
  if (!name) return <StartPage data={data} />;
  const definition = formDefinition(name);
  if (!definition) return <MessagePage message={`Il n’y a pas de formulaire «${name}».`} />;
  const parseError = parseTexts(data.texts).parseErrors.get(name);
  if (parseError) return <MessagePage message={parseError} />;
  return <FormPage definition={definition} data={data} />;
}

function MessagePage({ message }: { message: string }) {
  return (
    <main className="page">
      <title>Éditeur du site</title>
      <p role="status">{message}</p>
      <a href={location.pathname}>Tous les formulaires</a>
    </main>
  );
}

exchangeAccessCode().finally(() =>
  createRoot(document.body).render(
    <>
      <Global styles={globalStyleSheet + editorStyles} />
      <Editor />
    </>,
  ),
);
