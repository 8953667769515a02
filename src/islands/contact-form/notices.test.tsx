import { render, screen } from "@testing-library/react";
import { act } from "react";
import { NoticeArea, notify } from "./notices";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a notice replaced as it comes into view goes, the last three stay until they are dismissed", async () => {
  render(<NoticeArea dismissLabel="Fermer" />);
  await act(async () => notify("error", { title: "Erreur", text: "Le nom manque." }));
  expect(screen.getByRole("alert").textContent).toContain("Le nom manque.");

  await act(async () => {
    notify("error", ...["un", "deux", "trois", "quatre"].map((text) => ({ title: "Erreur", text })));
    jest.advanceTimersByTime(1000);
  });
  for (let second = 0; second < 60; second += 1) await act(async () => jest.advanceTimersByTime(1000));

  const texts = screen.getAllByRole("alert").map(({ textContent }) => textContent);
  expect(texts).toEqual(["deux", "trois", "quatre"].map((text) => `Erreur${text}Fermer`));
});
