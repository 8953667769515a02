import { legalPage as example } from "../../../tests/support/legal-page";
import { legalPage } from "./legal";

const dated = (date: string) => {
  const page = example();
  return legalPage("/mentions-legales").safeParse({ ...page, updated: { ...page.updated, date } }).success;
};

test("a legal text is dated today at the latest, as the calendar in Switzerland says", () => {
  // Half an hour later in Switzerland, where it is another day.
  jest.useFakeTimers({ now: new Date("2026-01-31T23:30:00Z") });
  expect([dated("2026-01-31"), dated("2026-02-01"), dated("2026-02-02")]).toEqual([true, true, false]);
  jest.useRealTimers();
});
