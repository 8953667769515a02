/** @jest-environment node */
import fc from "fast-check";
import { type Delivery, idempotencyKey } from "./delivery";
import { send } from "./send";
import { type FormState, idle, nextState } from "./state";
import type { ContactMessage } from "./validation";

const message: ContactMessage = {
  name: "Camille Rey",
  email: "camille.rey@exemple.ch",
  phone: "",
  company: "",
  message: "Un débit à suivre sur une conduite.",
  consent: true,
};

const to = (service: Delivery["service"]): Delivery => ({
  service,
  endpoint: service === "netlify" ? "/merci" : "https://service.example/f",
  thanks: "https://firme.example/merci",
});

/** What a network and a service can do with one request. */
type Fault =
  | "none"
  | "offline"
  | "unreachable"
  | "lostAnswer"
  | "neverAnswers"
  | "acceptsAndNeverAnswers"
  | "neverEnds"
  | "refuses"
  | "rejects"
  | "tooMany"
  | "breaksDown"
  | "acceptsAndBreaksDown"
  | "malformed"
  | "redirects";

const faults: Fault[] = [
  "none",
  "offline",
  "unreachable",
  "lostAnswer",
  "neverAnswers",
  "acceptsAndNeverAnswers",
  "neverEnds",
  "refuses",
  "rejects",
  "tooMany",
  "breaksDown",
  "acceptsAndBreaksDown",
  "malformed",
  "redirects",
];

const accepted = {
  netlify: "<!doctype html><html lang=fr></html>",
  formspree: '{"ok":true}',
  json: '{"ok":true}',
};

/** A service that keeps what it has accepted, and behind a key keeps it once. */
function faultyService(service: Delivery["service"], plan: Fault[]) {
  const delivered: string[] = [];
  const known = new Set<string>();
  let requests = 0;
  const online = jest.fn(() => true);

  const accept = ({ headers, body }: RequestInit) => {
    const key = new Headers(headers).get("Idempotency-Key");
    if (key && known.has(key)) return;
    if (key) known.add(key);
    delivered.push(String(body));
  };
  const untilAborted = ({ signal }: RequestInit) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    });
  const halfABody = ({ signal }: RequestInit) =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"ok":'));
        signal?.addEventListener("abort", () => controller.error(new DOMException("aborted", "AbortError")));
      },
    });

  const answer = (fault: Fault, request: RequestInit): Response | Promise<never> => {
    online.mockReturnValue(fault !== "offline");
    switch (fault) {
      case "none":
        accept(request);
        return new Response(accepted[service]);
      case "offline":
      case "unreachable":
        throw new TypeError("Failed to fetch");
      case "lostAnswer":
        accept(request);
        throw new TypeError("Failed to fetch");
      case "neverAnswers":
        return untilAborted(request);
      case "acceptsAndNeverAnswers":
        accept(request);
        return untilAborted(request);
      case "neverEnds":
        accept(request);
        return new Response(halfABody(request));
      case "refuses":
        return Response.json(
          service === "json"
            ? { errors: { email: "Non." } }
            : { errors: [{ field: "email", message: "no" }] },
          { status: 422 },
        );
      case "rejects":
        return new Response("Forbidden", { status: 403 });
      case "tooMany":
        return new Response("", { status: 429, headers: { "Retry-After": "30" } });
      case "breaksDown":
        return new Response("oops", { status: 503 });
      case "acceptsAndBreaksDown":
        accept(request);
        return new Response("oops", { status: 500 });
      case "malformed":
        return new Response('{"ok":tr');
      case "redirects":
        // Whatever answers where it leads would be taken for the service.
        if (request.redirect !== "manual") return new Response(accepted[service]);
        return Object.defineProperty(new Response(""), "status", { value: 0 });
    }
  };

  jest.spyOn(navigator, "onLine", "get").mockImplementation(online);
  jest.spyOn(globalThis, "fetch").mockImplementation(async (_url, request = {}) => {
    requests += 1;
    return answer(plan.shift() ?? "none", request);
  });
  return { delivered, requests: () => requests };
}

// Node's `navigator` may be missing (Node 20): a browser always has one.
beforeAll(() => {
  Object.defineProperty(globalThis, "navigator", {
    configurable: true,
    value: {
      get onLine() {
        return true;
      },
    },
  });
});
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const patiently = async <Result>(promise: Promise<Result>) => {
  await jest.advanceTimersByTimeAsync(40_000);
  return promise;
};

const deliver = (service: Delivery["service"], onRetry = () => {}) =>
  patiently(send({ delivery: to(service), message, key: idempotencyKey("a1", message), onRetry }));

test.each<[Fault, string]>([
  ["offline", "offline"],
  ["unreachable", "unreachable"],
  ["lostAnswer", "unreachable"],
  ["neverAnswers", "timeout"],
  ["neverEnds", "timeout"],
  ["refuses", "refused"],
  ["rejects", "rejected"],
  ["tooMany", "tooMany"],
  ["breaksDown", "server"],
  ["malformed", "unreadable"],
  ["redirects", "unreadable"],
])("a service that «%s»: «%s», after a single request", async (fault, kind) => {
  const { requests } = faultyService("formspree", [fault]);
  expect(await deliver("formspree")).toMatchObject({ kind });
  expect(requests()).toBe(1);
});

test("a visitor waits 15 seconds at most, the second try included", async () => {
  faultyService("json", ["breaksDown", "neverAnswers"]);
  const begun = Date.now();
  let waited = 0;
  const outcome = send({ delivery: to("json"), message, key: "a1", onRetry: () => {} }).then((result) => {
    waited = Date.now() - begun;
    return result;
  });
  expect(await patiently(outcome)).toEqual({ kind: "timeout" });
  expect(waited).toBe(15_000);
});

test.each<Fault>(["unreachable", "lostAnswer", "breaksDown", "acceptsAndBreaksDown"])(
  "the owner's own endpoint is tried once more after «%s», and has the message once",
  async (fault) => {
    const { delivered, requests } = faultyService("json", [fault]);
    const onRetry = jest.fn();
    expect(await deliver("json", onRetry)).toBe("accepted");
    expect(requests()).toBe(2);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(delivered).toHaveLength(1);
  },
);

test.each<Fault>(["offline", "neverAnswers", "refuses", "rejects", "tooMany", "malformed", "redirects"])(
  "it is not asked again after «%s»",
  async (fault) => {
    const { requests } = faultyService("json", [fault]);
    expect(await deliver("json")).not.toBe("accepted");
    expect(requests()).toBe(1);
  },
);

test("there is no third try", async () => {
  const { requests } = faultyService("json", ["breaksDown", "unreachable"]);
  expect(await deliver("json")).toEqual({ kind: "unreachable" });
  expect(requests()).toBe(2);
});

/** A visitor who presses «Envoyer» until the form says that the message is sent, or gives up. */
async function visitorTries(service: Delivery["service"], plan: Fault[], presses: number) {
  const { delivered, requests } = faultyService(service, [...plan]);
  let state: FormState = idle;
  const step = (event: Parameters<typeof nextState>[1]) => {
    const before = state;
    state = nextState(state, event);
    return state !== before;
  };
  const press = async () => {
    if (!step({ type: "send" })) return;
    const key = idempotencyKey("a1", message);
    const outcome = await send({
      delivery: to(service),
      message,
      key,
      onRetry: () => step({ type: "retry" }),
    });
    if (outcome === "accepted") step({ type: "accept" });
    else step({ type: "fail", failure: outcome });
  };
  let pressed = 0;
  while (state.name !== "sent" && pressed < presses) {
    pressed += 1;
    // The second of the pair is the impatient double press.
    await patiently(Promise.all([press(), press()]));
  }
  return { said: state.name, delivered, requests: requests(), pressed };
}

const sequence = fc.record({
  service: fc.constantFrom("netlify", "formspree", "json"),
  plan: fc.array(fc.constantFrom(...faults), { maxLength: 8 }),
  presses: fc.integer({ min: 1, max: 4 }),
});

test("500 random sequences of faults: delivered once or kept on screen, never reported as sent when it is not", async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async ({ service, plan, presses }) => {
      const { said, delivered, requests, pressed } = await visitorTries(
        service as Delivery["service"],
        plan,
        presses,
      );
      expect(["sent", "failed"]).toContain(said);
      // Never «Message envoyé !» for a message that the service does not have.
      if (said === "sent") expect(delivered.length).toBeGreaterThanOrEqual(1);
      // With a key, once, however often it is sent. Without one, never more often than the visitor has asked for.
      expect(delivered.length).toBeLessThanOrEqual(service === "json" ? 1 : pressed);
      expect(requests).toBeLessThanOrEqual(service === "json" ? 2 * pressed : pressed);
      jest.restoreAllMocks();
    }),
    { numRuns: 500, seed: 20261121 },
  );
}, 60_000);
