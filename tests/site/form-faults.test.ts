import type { Page } from "playwright-core";
import {
  dismissButton,
  emptied,
  fillAndSend,
  sendButton,
  success,
  typed,
  values,
} from "../support/contact-page";
import type { Fault } from "../support/delivery-service";
import { deliverBy, openForm, send, service, withDeliverySite } from "../support/delivery-site";
import { runs } from "../support/runs";

withDeliverySite();

/** The rules behind the form go through 500 sequences in the unit tests each time; here a browser does as well. */
const tries = Number(process.env.FORM_FAULT_RUNS ?? runs(9, 300));
const seed = Number(process.env.FORM_FAULT_SEED ?? runs(20261121, Date.now()));

const services = ["netlify", "formspree", "json"] as const;
const faults: (Fault | "offline")[] = [
  "accepts",
  "refusesFields",
  "rejects",
  "tooMany",
  "breaksDown",
  "acceptsAndBreaksDown",
  "malformed",
  "redirects",
  "neverAnswers",
  "acceptsAndNeverAnswers",
  "neverEnds",
  "resets",
  "acceptsAndResets",
  "offline",
];

/** Mulberry32: the same numbers for the same seed. */
function randomNumbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Outcome = "sent" | "failed";

/** Waits for the notice of this press; a visitor's 15 seconds pass at once when the service never answers. */
async function outcomeOf(page: Page): Promise<Outcome> {
  const notices = page.getByRole("alert").or(success(page));
  for (;;) {
    if ((await sendButton(page).count()) && (await notices.count())) {
      return (await success(page).count()) ? "sent" : "failed";
    }
    await page.clock.fastForward(1000);
    // The network runs on the real clock, and answers within this time.
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** No notice of this message may be taken for one of the next. */
async function dismissAll(page: Page): Promise<void> {
  const dismiss = page.getByRole("button", dismissButton);
  while (await dismiss.count()) {
    await dismiss.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await page.clock.fastForward(1000);
  }
}

test(
  `${tries} random sequences of faults: delivered once or kept on screen, never reported as sent when it is not`,
  async () => {
    const random = randomNumbers(seed);
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(random() * items.length)];
      if (item === undefined) throw new Error("Nothing to pick from.");
      return item;
    };
    const seen = { sent: 0, failed: 0 };
    for (const name of services) {
      deliverBy(name);
      const page = await openForm((opened) => opened.clock.install());
      for (let run = 0; run < Math.ceil(tries / services.length); run += 1) {
        const plan = Array.from({ length: Math.floor(random() * 5) }, () => pick(faults));
        const presses = 1 + Math.floor(random() * 3);
        const story = `${name}, ${plan.join(" → ")}, ${presses} presses`;
        service.plan(...plan.filter((fault) => fault !== "offline"));
        let outcome: Outcome = "failed";
        let pressed = 0;
        while (outcome === "failed" && pressed < presses) {
          await page.context().setOffline(plan[pressed] === "offline");
          if (pressed === 0) await fillAndSend(page);
          else await send(page);
          pressed += 1;
          outcome = await outcomeOf(page);
        }
        await page.context().setOffline(false);
        seen[outcome] += 1;
        const { delivered } = service;
        const atMost = name === "json" ? 1 : pressed;
        expect([story, delivered.length <= atMost]).toEqual([story, true]);
        if (outcome === "sent") {
          // Never «Message envoyé !» for a message that the service does not have.
          expect([story, delivered[0]]).toEqual([story, expect.objectContaining({ message: typed.message })]);
          expect([story, await values(page)]).toEqual([story, emptied]);
        } else {
          expect([story, await values(page)]).toEqual([story, typed]);
        }
        await dismissAll(page);
      }
      await page.context().close();
    }
    console.info(`Seed ${seed}: ${seen.sent} sent, ${seen.failed} kept on screen.`);
  },
  60_000 + tries * 5_000,
);
