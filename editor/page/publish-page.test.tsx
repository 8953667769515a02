import { Blob } from "node:buffer";
import { readFileSync } from "node:fs";
import { TextDecoder, TextEncoder } from "node:util";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { contentContract } from "../../src/content/contract";
import { fixtureFolder } from "../../tests/support/content-copy";
import { createSnapshot } from "../forms/save";
import type { Progress } from "../publish";
import { readDraft } from "./drafts";
import { PublishPage } from "./publish-page";
import { StartPage } from "./start-page";

const mockStored = new Map<string, unknown>();
jest.mock("idb-keyval", () => ({
  get: async (key: string) => mockStored.get(key),
  del: async (key: string) => mockStored.delete(key),
  set: async (key: string, value: unknown) => mockStored.set(key, value),
  keys: async () => [...mockStored.keys()],
}));

/** What the server of this machine answers (server.test.ts). */
let answers: Record<string, object>;
const posted = jest.fn();
const fetched = async (address: string, { method }: RequestInit) => {
  if (method === "POST") posted(address);
  return { ok: true, json: async () => answers[address] ?? {} };
};
const answerProgress = (progress: Progress) => {
  answers["/api/progress"] = progress;
};
/** jsdom has none of them. */
Object.assign(globalThis, { Blob, TextDecoder, TextEncoder, fetch: fetched });

beforeEach(() => {
  mockStored.clear();
  posted.mockReset();
  answers = {
    "/api/publication": { remote, changes: ["data/thanks.json"], commits: [], folder: "public" },
    "/api/changes": { changes: [] },
    "/api/published": { texts: Object.entries({ home: "{}", thanks: "{}" }) },
    "/api/data": { version: "1", texts: [...data.texts], pictures: [] },
  };
});

const remote = { address: "depot.git", branch: "main", isConfirmed: true };
const merci = '{"title":"Merci"}';
const data = createSnapshot("1", Object.entries({ home: "{}", thanks: merci }), []);
const open = () => render(<PublishPage data={data} draftPrefix="site" />);
const openFirst = () => render(<StartPage {...{ data, children: null }} draftPrefix="site" isLocal />);
/** What the server has of a content in which nothing is left to do, but for these files. */
const saved = (texts: Record<string, string> = {}) => ({
  version: "1",
  texts: Object.entries({ ...inOrder, ...texts }),
  pictures: ["board-macro", "aqualink-device", "aqualink-chamber"].map((name) => [`images/${name}.jpg`, "1"]),
});
const inOrder = Object.fromEntries(
  Object.keys(contentContract).map((name) => {
    const { placeholders, ...content } = JSON.parse(readFileSync(`${fixtureFolder}/${name}.json`, "utf8"));
    return [name, JSON.stringify(content).replaceAll(".example", ".ch")];
  }),
);
const button = (name: string) => screen.findByRole("button", { name });

test("a text that gives way to the published one waits in its form as a draft over that", async () => {
  mockStored.set("site#thanks", { typed: { title: "Tapé" }, baseText: merci, uploads: [] });
  posted.mockImplementationOnce(() => {
    answers["/api/data"] = { version: "2", texts: [["thanks", "{}"]], pictures: [] };
  });
  open();
  await userEvent.click(await button("Revenir : Merci"));
  await screen.findByText(/^Revenu à ce qui est en ligne/);
  expect(posted).toHaveBeenCalledWith("/api/data");
  // What was typed over it is the newest.
  expect(await readDraft("site#thanks")).toMatchObject({ typed: { title: "Tapé" }, baseText: "{}" });
  expect(screen.queryByRole("button", { name: "Revenir : Merci" })).toBeNull();
});

test("where the way back fails, no draft is left of a text that has not given way", async () => {
  posted.mockImplementationOnce(() => {
    throw new Error("Arrêté");
  });
  open();
  await userEvent.click(await button("Revenir : Merci"));
  await screen.findByText(/^L’éditeur ne répond plus/);
  expect([...mockStored.keys()]).toEqual([]);
});

test("what another tab has saved meanwhile waits, and of a malformed text what can be read", async () => {
  open();
  const goBack = await button("Revenir : Merci");
  answers["/api/data"] = {
    version: "9",
    texts: [["thanks", '{"title" "Mal formé", "lead": "Lisible"']],
    pictures: [],
  };
  await userEvent.click(goBack);
  await screen.findByText(/^Revenu à ce qui est en ligne/);
  expect(await readDraft("site#thanks")).toMatchObject({ typed: { lead: "Lisible" } });
});

test("to a published text that is malformed, no way leads back", async () => {
  answers["/api/published"] = {
    texts: [
      ["thanks", '{"title" "Mal formé"}'],
      ["partners", "{}"],
    ],
  };
  answers["/api/data"] = { ...data, texts: [...data.texts, ["partners", '{ "title": "Ici" }']] };
  open();
  await button("Revenir : Partenaires");
  expect(screen.queryByRole("button", { name: "Revenir : Merci" })).toBeNull();
});

test("what leaves is told field by field", async () => {
  const partners = [{ title: "Entreprises" }, { title: "Institutions" }];
  const texts = (kept: object[], title: string) => [
    ["partners", JSON.stringify({ title, categories: kept })],
  ];
  answers["/api/publication"] = { remote, changes: ["data/partners.json"], commits: [], folder: "public" };
  answers["/api/published"] = { texts: texts(partners, "Seul") };
  answers["/api/data"] = { version: "2", texts: texts(partners.slice(1), "Ensemble"), pictures: [] };
  open();
  const line = await screen.findByText(/^Partenaires :/);
  expect(line).toHaveTextContent("Partenaires : Titre, Catégories (retiré)");
  await userEvent.click(line);
  expect(screen.getByText("Ensemble")).toHaveTextContent("À publier : Ensemble");
  expect(screen.getByText("Seul")).toHaveTextContent("Déjà envoyé : Seul");
  expect(screen.getByText("Entreprises")).toHaveTextContent("Retiré : Entreprises");
});

test("a page that is new is told whole", async () => {
  const sections = [{ title: "Éditeur", paragraphs: ["Qui répond du site."] }];
  const legal: [string, string] = ["legal/mentions-legales", JSON.stringify({ title: "Mentions", sections })];
  answers["/api/publication"] = { changes: [`data/${legal[0]}.json`], commits: [], folder: "public" };
  answers["/api/data"] = { version: "2", texts: [...data.texts, legal], pictures: [] };
  open();
  await userEvent.click(await screen.findByText("Mentions légales : nouvelle page"));
  expect(screen.getByText("Mentions")).toHaveTextContent("À publier : Mentions");
  // Without an address nothing is online.
  expect(screen.getAllByText("Dernière copie :")[0]).toBeVisible();
  expect(screen.getByRole("heading", { name: "Revenir à la dernière copie" })).toBeVisible();
  expect(screen.getByText(/Qui répond/)).toHaveTextContent("Ajouté : Éditeur · Qui répond du site.");
});

test("a commit that has not been sent is told as such", async () => {
  answers["/api/publication"] = { remote, changes: [], commits: ["Contenu du site"], folder: "public" };
  open();
  expect(await screen.findByText("Gardé dans git, pas encore envoyé : Contenu du site")).toBeVisible();
});

test("a former name that other texts still say is told with links to their fields", async () => {
  const site = (name: string) => ["site", JSON.stringify({ name })];
  answers["/api/earlier-sites"] = { texts: [site("Nouveau"), site("Ancien")] };
  const texts = [site("Nouveau"), ["thanks", '{"lead":"Ancien vous remercie"}'], ["home", "{}"]];
  answers["/api/data"] = { version: "2", texts, pictures: [] };
  open();
  await userEvent.click(await screen.findByText("«Ancien» se lit encore dans 1 champ"));
  const link = screen.getByRole("link", { name: "Merci : Introduction" });
  expect(link).toHaveAttribute("href", "?formulaire=thanks#lead");
});

test("that no service receives the messages is said where one publishes, too", async () => {
  const contact = JSON.stringify({ ...JSON.parse(inOrder.contact ?? ""), delivery: { service: "none" } });
  answers["/api/data"] = saved({ contact });
  open();
  expect(await screen.findByText(/aucun service ne reçoit les messages/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "?formulaire=contact");
});

test("nothing is published that the command would refuse for its content", async () => {
  const contact = JSON.stringify({ delivery: { service: "formspree" } });
  answers["/api/data"] = { version: "1", texts: [["contact", contact]], pictures: [] };
  open();
  const refusal = await screen.findByText(/manque la politique de confidentialité/);
  expect(refusal).toHaveTextContent(/^Contact : /);
  const heading = screen.getByRole("heading", { name: "À faire avant de publier" });
  expect(heading.compareDocumentPosition(refusal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await button("Publier")).toHaveAttribute("aria-disabled");
});

test("a file that cannot be read is named, with the way back to what is online", async () => {
  answers["/api/data"] = { version: "1", texts: [["contact", "{"]], pictures: [] };
  answers["/api/published"] = { texts: [["contact", "{}"]] };
  open();
  expect(await screen.findByRole("link", { name: "Contact" })).toBeVisible();
  expect(await button("Publier")).toHaveAttribute("aria-disabled");
  expect(await button("Revenir : Contact")).not.toHaveAttribute("aria-disabled");
  expect(screen.queryByText(/politique de confidentialité/)).toBeNull();
});

test("nothing goes back, and nothing else is sent, while a publication runs", async () => {
  answers["/api/data"] = saved();
  open();
  await button("Revenir : Merci");
  posted.mockImplementationOnce(() => answerProgress({ step: "enregistrement dans git…" }));
  await userEvent.click(await button("Publier"));
  await screen.findByText("Publication en cours : enregistrement dans git…");
  expect(await button("Revenir : Merci")).toHaveAttribute("aria-disabled");
  expect(await button("Publier")).toHaveAttribute("aria-disabled");
});

test("a publication that goes on without its page is found again, with what came of it", async () => {
  answers["/api/data"] = saved();
  answerProgress({ step: "envoi…" });
  open();
  await screen.findByText("Publication en cours : envoi…");
  expect(screen.queryByRole("button", { name: "Publier" })).toBeNull();
  answerProgress({ refusal: "Rien n’est parti." });
  await screen.findByText("Rien n’est parti.");
  expect(await button("Publier")).not.toHaveAttribute("aria-disabled");
  expect(posted).toHaveBeenCalledWith("/api/seen");
});

test("a text that both have changed is named with a link to its form, as long as it waits there", async () => {
  const behind = { ...remote, isBehind: true };
  answers["/api/publication"] = { remote: behind, changes: [], commits: [], folder: "public" };
  answers["/api/others"] = { texts: [["home", '{"lead":"Le mien"}', "{}"]] };
  answers["/api/data"] = { version: "2", texts: [["home", '{"lead":"Le leur"}']], pictures: [] };
  const { unmount } = open();
  await userEvent.click(await button("Récupérer sa version"));
  expect(await screen.findByText(/^C’est fait\. Vous aviez changé les mêmes/)).toHaveTextContent(
    ": Accueil.",
  );
  expect(await screen.findByText(/^Ne part pas/)).toHaveTextContent(
    "Ne part pas : ce que vous n’avez pas enregistré dans Accueil.",
  );
  unmount();
  open();
  expect(await screen.findByText(/^Ne part pas/)).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Accueil" }).at(-1)).toHaveAttribute("href", "?formulaire=home");
});

test("the first page tells of a publication under way, and why one was refused until «Publier» has said so", async () => {
  answerProgress({ step: "envoi…" });
  const { unmount } = openFirst();
  await screen.findByText("Publication en cours : envoi…");
  answers["/api/changes"] = { changes: ["data/thanks.json"] };
  answerProgress({ refusal: "Rien n’est parti." });
  await screen.findByText("Rien n’est parti.");
  // What is left to be published is another thing now.
  await screen.findByRole("link", { name: "Merci", description: /pas encore publié/ });
  expect(posted).not.toHaveBeenCalled();
  unmount();
  answerProgress({ refusal: "Rien n’est parti.", isSeen: true });
  openFirst();
  await screen.findByRole("heading", { name: /^Pages$/ });
  expect(screen.queryByText("Rien n’est parti.")).toBeNull();
});

test("a picture that leaves though no page shows it is told as such, and one that is gone", async () => {
  const changes = ["data/images/atelier.jpg", "data/images/ancienne.jpg"];
  answers["/api/publication"] = { changes, removed: changes.slice(1), commits: [], folder: "public" };
  open();
  expect(await screen.findByText("image atelier.jpg, qu’aucune page ne montre")).toBeVisible();
  expect(screen.getByText("image ancienne.jpg, retirée")).toBeVisible();
});
