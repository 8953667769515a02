import { looksAutomated, timeSinceShown } from "./spam";

const person = { honeypot: "", elapsed: 20_000, isVouchedFor: false };

test("a person who takes some seconds is let through", () => {
  expect(looksAutomated(person)).toBe(false);
  expect(looksAutomated({ ...person, elapsed: 2000 })).toBe(false);
});

test("a filled trap is a program's", () => {
  expect(looksAutomated({ ...person, honeypot: "https://" })).toBe(true);
});

test("so is a form filled in within two seconds", () => {
  expect(looksAutomated({ ...person, elapsed: 1999 })).toBe(true);
});

test("anyone who only has to consent to a draft, or sends once more, is a person, however quick", () => {
  expect(looksAutomated({ ...person, elapsed: 500, isVouchedFor: true })).toBe(false);
  expect(looksAutomated({ ...person, honeypot: "filled in by a password manager", isVouchedFor: true })).toBe(
    false,
  );
});

describe("the time since the form could be seen", () => {
  const visit = (entries: object[]) => {
    // jsdom keeps no timeline.
    Object.assign(performance, { getEntriesByType: () => entries });
  };

  test("counts from the beginning of the visit, not from when the application arrived", () => {
    visit([{ activationStart: 0 }]);
    expect(Math.abs(timeSinceShown() - performance.now())).toBeLessThan(50);
  });

  test("of a prerendered page counts from when it was shown", () => {
    visit([{ activationStart: performance.now() - 300 }]);
    expect(timeSinceShown()).toBeGreaterThanOrEqual(300);
    expect(timeSinceShown()).toBeLessThan(400);
  });

  test("counts from the beginning of the visit in a browser that keeps no such time", () => {
    visit([]);
    expect(Math.abs(timeSinceShown() - performance.now())).toBeLessThan(50);
  });
});
