import { render, screen } from "@testing-library/react";
import { act } from "react";
import { NoticeArea, notify } from "./notices";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function advanceOneMinute(): Promise<void> {
  for (let second = 0; second < 60; second += 1) await act(async () => jest.advanceTimersByTime(1000));
}

test("a notice replaced during its opening animation disappears; the last three of four stay until dismissed", async () => {
  render(<NoticeArea dismissLabel="Fermer" onDismiss={() => {}} />);
  await act(async () => notify("error", { title: "Erreur", text: "Le nom manque." }));
  const texts = () => [...document.querySelectorAll("[data-notice]")].map(({ textContent }) => textContent);
  expect(texts()).toEqual(["ErreurLe nom manque.Fermer"]);

  await act(async () => {
    notify("error", ...["un", "deux", "trois", "quatre"].map((text) => ({ title: "Erreur", text })));
    jest.advanceTimersByTime(1000);
  });
  await advanceOneMinute();
  expect(texts()).toEqual(["ErreurdeuxFermer", "ErreurtroisFermer", "ErreurquatreFermer"]);
  await act(async () => screen.getAllByRole("button")[0]?.click());
  await advanceOneMinute();
  expect(texts()).toEqual(["ErreurtroisFermer", "ErreurquatreFermer"]);
});
