import { sampleLegalPage } from "../../../tests/support/legal-page";
import { legalPage } from "./legal";

const isValid = (date: string) => {
  const page = sampleLegalPage();
  return legalPage("/mentions-legales").safeParse({ ...page, updated: { ...page.updated, date } }).success;
};

test("rejects dates after today, by Swiss time", () => {
  // Half an hour before midnight UTC, when it is already the next day in Switzerland.
  jest.useFakeTimers({ now: new Date("2026-01-31T23:30:00Z") });
  expect([isValid("2026-01-31"), isValid("2026-02-01"), isValid("2026-02-02")]).toEqual([true, true, false]);
  jest.useRealTimers();
});
