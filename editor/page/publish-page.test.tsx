import { TextEncoder } from "node:util";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createSnapshot } from "../forms/save";
import { PublishPage } from "./publish-page";

const mockStored = new Map<string, unknown>();
jest.mock("idb-keyval", () => ({
  get: async (key: string) => mockStored.get(key),
  set: async (key: string, value: unknown) => mockStored.set(key, value),
  del: async (key: string) => mockStored.delete(key),
  keys: async () => [...mockStored.keys()],
}));

let mockOnline: [string, string][] = [];
const mockPublish = jest.fn();
jest.mock("./local-backend", () => ({
  publisher: {
    read: async () => ({ changes: ["data/thanks.json"], commits: [], folder: "public" }),
    texts: async () => ({ texts: mockOnline }),
    publish: () => mockPublish(),
  },
}));

// jsdom has none.
Object.assign(globalThis, { TextEncoder });

const data = createSnapshot(
  "1",
  [
    ["home", "{}"],
    ["thanks", '{"title":"Merci"}'],
    ["contact", "[]"],
  ],
  [],
);
const open = () => render(<PublishPage data={data} draftPrefix="site" />);

test("a publication forgets of the kept texts those that it has sent, and no other", async () => {
  mockOnline = [
    ["home", "{}"],
    ["thanks", "{}"],
  ];
  mockStored.set("site!avant", [
    ["home", '{"lead":"Le mien"}'],
    ["thanks", '{"title":"Merci"}'],
  ]);
  mockPublish.mockImplementationOnce(async () => {
    mockOnline = [
      ["home", "{}"],
      ["thanks", '{"title":"Merci"}'],
    ];
    return "Prêt.";
  });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Publier" }));
  await screen.findByText("Prêt.");
  await screen.findByText("Revenu à ce qui est en ligne : Accueil. Vos textes d’avant sont gardés.");
  await waitFor(() => expect(mockStored.get("site!avant")).toEqual([["home", '{"lead":"Le mien"}']]));
  screen.getByRole("button", { name: "Reprendre vos textes d’avant" });
});

test("nothing goes back while a publication runs", async () => {
  mockOnline = [
    ["home", "{}"],
    ["thanks", "{}"],
  ];
  mockPublish.mockReturnValueOnce(new Promise(() => {}));
  open();
  const back = await screen.findByRole("button", { name: "Y revenir partout" });
  await userEvent.click(await screen.findByRole("button", { name: "Publier" }));
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Y revenir partout" })).toHaveAttribute("aria-disabled"),
  );
  expect(back).toBeInTheDocument();
});
