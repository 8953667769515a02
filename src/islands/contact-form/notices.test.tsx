import { render, screen } from "@testing-library/react";
import { act } from "react";
import { NoticeArea, notify } from "./notices";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a notice that is replaced in the very moment in which it has come into view goes, too", async () => {
  render(<NoticeArea dismissLabel="Fermer" />);
  await act(async () => notify("error", { title: "Erreur", text: "Le nom manque." }));
  expect(screen.getByRole("alert").textContent).toContain("Le nom manque.");

  await act(async () => {
    notify("error", { title: "Erreur", text: "Le message manque." });
    jest.advanceTimersByTime(1000);
  });
  for (let second = 0; second < 5; second += 1) await act(async () => jest.advanceTimersByTime(1000));

  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Le message manque."),
  ]);
});
