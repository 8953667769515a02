import { EditorError, RetryError } from "../forms/errors";
import { createSnapshot, parseTexts } from "../forms/save";
import type { Progress, Publication, Texts } from "../publish";
import type { Taken } from "../take-published";
import type { Backend } from "./backend";
import { StoredText } from "./storage";

/** data/ on this machine, behind our server (server.ts). */
export const localBackend: Backend = {
  read: async () => {
    const { version, texts, pictures } = await (await request("/api/data")).json();
    return createSnapshot(version, texts, pictures);
  },
  write: async (files, version) =>
    (await (await post("/api/data", JSON.stringify({ files, version }))).json()).version,
  readPicture: async (file) => (await request(`/${file}`)).blob(),
  maxPictureMegabytes: 40,
};

/** The page that publishes asks these; none takes an argument. */
export const publisher = {
  read: async (): Promise<Publication> => (await request("/api/publication")).json(),
  /** The files that differ from what was last sent. */
  changes: async (): Promise<string[]> => (await (await request("/api/changes")).json()).changes,
  /** The contents of data/site.json in earlier commits, as far as they can be read. */
  earlierSites: async (): Promise<unknown[]> => {
    const { texts }: Texts = await (await request("/api/earlier-sites")).json();
    return texts.flatMap((text) => [...parseTexts(new Map([text])).contents.values()]);
  },
  texts: async (): Promise<Texts> => (await request("/api/published")).json(),
  confirm: () => post("/api/confirmation"),
  /** Takes over what somebody else has published; our texts that gave way. */
  takeOthers: async (): Promise<Taken> => (await post("/api/others")).json(),
  isOnline: async (): Promise<boolean> => (await (await request("/api/online")).json()).isSame,
  publish: () => post("/api/publication"),
  /** Tells the steps of a publication under way; resolves with what came of it, or of the last one if nobody has seen that. */
  outcome: async (report: (sentence: string) => void): Promise<Progress> => {
    for (let wasRunning = false; ; wasRunning = true) {
      const progress: Progress = await (await request("/api/progress")).json();
      const { step, isSeen } = progress;
      if (step === undefined) return wasRunning || !isSeen ? progress : {};
      report(`Publication en cours : ${step}`);
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  },
  /** The owner has read what came of it. */
  seen: () => post("/api/seen"),
};

const headers = { "Content-Type": "application/json" };
const post = (address: string, body = "") => request(address, { method: "POST", body });

/** As long as the server runs that gave it: a bookmark opens the editor, too. */
const key = new StoredText("cle-editeur", () => localStorage);

/** Exchanges the code in the page's address for the key, and takes it out of the address. */
export async function redeemCode(): Promise<void> {
  const code = new URLSearchParams(location.search).get("code");
  if (!code) return;
  history.replaceState(null, "", location.pathname + location.hash);
  const response = await fetch("/api/key", { method: "POST", headers, body: code });
  // A code that has served before says nothing of the key that this browser has.
  if (response.ok) key.write((await response.json()).key);
}

async function request(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(address, { ...init, headers: { ...headers, "X-Cle": key.read() } }).catch(
    () => {
      throw new EditorError(
        "L’éditeur ne répond plus : la commande npm run edit est-elle arrêtée ? Ce navigateur garde ce que vous avez tapé.",
      );
    },
  );
  if (response.ok) return response;
  if (response.status === 409) {
    throw new RetryError("data/ change sans cesse. Rien n’est enregistré : essayez de nouveau.");
  }
  throw new EditorError((await response.json()).message);
}
