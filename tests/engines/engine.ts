/** What a journey needs from a browser, whichever engine it has. */
export type Visitor = {
  open: (address: string) => Promise<void>;
  /** Runs in the page. */
  evaluate: <Result>(run: (argument: string) => Result, argument?: string) => Promise<Result>;
  /** Clicks as a pointer does, in the middle of what the selector finds first. */
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  leave: () => Promise<void>;
};

export type Key = "Tab" | "Enter" | "Escape" | "Space";

export type Screen = "phone" | "desktop";

/** WebKit's MiniBrowser has no narrower window than 447 px: it shows the same layout. */
export const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

export type Engine = {
  visit: (screen: Screen) => Promise<Visitor>;
  stop: () => Promise<void>;
};

const engineNames = ["chromium", "firefox", "webkit"] as const;

export type EngineName = (typeof engineNames)[number];

/** `npm run test:engines` names all three. */
export const wantedEngines = engineNames.filter((name) =>
  (process.env.ENGINES ?? "chromium").split(",").includes(name),
);

/**
 * Waits until the page answers with something true, or with a promise of it, which Playwright's
 * `waitForFunction` takes for true; a page that is being left does not answer.
 */
export async function until(
  visitor: Pick<Visitor, "evaluate">,
  condition: (argument: string) => unknown,
  argument?: string,
): Promise<void> {
  const deadline = Date.now() + 10_000;
  let cause: unknown;
  while (Date.now() < deadline) {
    try {
      if (await visitor.evaluate(condition, argument)) return;
      cause = undefined;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Never true of «${argument ?? ""}»: ${condition}`, { cause });
}
