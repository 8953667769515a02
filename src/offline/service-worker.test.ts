import { createContext, runInContext } from "node:vm";
import { minified } from "../gatsby/minified";

/** Runs the built worker with all of Workbox in a scope of its own. */

const origin = "https://exemple.example";
const pageOf = (text: string, build = "b1") =>
  new Response(`<html data-build="${build}">${text}`, { headers: { "Content-Type": "text/html" } });
const host: Record<string, () => Response> = {
  "/": () => pageOf("home"),
  "/solutions": () => pageOf("solutions"),
  "/contact": () => pageOf("contact"),
  "/not-found": () => pageOf("not found"),
  "/nouveau": () => pageOf("new"),
  "/static/a.avif": () => new Response("picture"),
};

const address = (key: Request | string) => (typeof key === "string" ? key : key.url);

function store() {
  const cached = new Map<string, Response>();
  return {
    match: async (key: Request | string) => cached.get(address(key))?.clone(),
    put: async (key: Request | string, answer: Response) => void cached.set(address(key), answer),
    keys: async () => [...cached.keys()].map((url) => new Request(url)),
  };
}

type Listener = (event: object) => void;

function startWorker() {
  const listeners: [type: string, listener: Listener][] = [];
  const stores = new Map<string, ReturnType<typeof store>>();
  const network = jest.fn(async (request: Request | string) => {
    return host[new URL(address(request)).pathname]?.() ?? new Response("gone", { status: 404 });
  });
  const skipWaiting = jest.fn();
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    skipWaiting,
    clients: { claim: async () => {} },
    registration: { scope: `${origin}/` },
    location: new URL(`${origin}/sw.js`),
    caches: {
      open: async (name: string) => stores.get(name) ?? stores.set(name, store()).get(name),
      keys: async () => [...stores.keys()],
      match: async (key: Request, { cacheName = "" } = {}) => stores.get(cacheName)?.match(key),
    },
    fetch: network,
    FetchEvent: Event,
    // `unref`: a pending timer must not keep Jest running.
    setTimeout: (run: (given: unknown) => void, time: number, given: unknown) =>
      setTimeout(run, time, given).unref?.(),
    ...{ Request, Response, Headers, URL },
  };
  const precached = ["/", "/solutions", "/contact", "/not-found"].map((url) => ({ url, revision: "r1" }));
  const context = createContext(Object.assign(scope, { self: scope }));
  runInContext(
    minified("src/offline/service-worker.ts", { precached, build: "b1", formPage: "/contact" }),
    context,
  );

  /** Dispatches an event and returns the response once all waitUntil promises settle. */
  async function dispatch(type: string, fields: object = {}): Promise<Response | undefined> {
    const tasks: unknown[] = [];
    let answer: Promise<Response> | undefined;
    const event = Object.assign(new Event(type), fields, {
      waitUntil: (task: unknown) => tasks.push(task),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    for (const [name, listener] of listeners) if (name === type) listener(event);
    const response = await answer;
    await Promise.all(tasks);
    return response;
  }

  /** Returns the text of the response, or undefined if the worker does not respond. */
  async function open(path: string, mode = "navigate"): Promise<string | undefined> {
    const request = Object.defineProperty(new Request(origin + path), "mode", { value: mode });
    return (await dispatch("fetch", { request }))?.text().then((text) => text.replace(/<.*>/, ""));
  }

  const goOffline = () => network.mockRejectedValue(new TypeError("Failed to fetch"));
  const slowDown = (milliseconds: number) => {
    const answer = network.getMockImplementation();
    network.mockImplementation(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return answer?.(request) ?? Response.error();
    });
  };
  return { dispatch, open, goOffline, slowDown, skipWaiting };
}

async function installed() {
  const worker = startWorker();
  await worker.dispatch("install");
  await worker.dispatch("activate");
  return worker;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["/solutions", "solutions"],
  ["/solutions/", "solutions"],
  ["/nulle-part", "not found"],
])('shows for %s the cached "%s" without a network', async (path, text) => {
  const worker = await installed();
  worker.goOffline();
  expect(await worker.open(path)).toBe(text);
});

test("waits for the network on the form's page, using the cache only without one", async () => {
  const worker = await installed();
  jest.useFakeTimers();
  for (const path of ["/contact", "/solutions"])
    jest.spyOn(host, path).mockReturnValue(pageOf("newer", "b2"));
  worker.slowDown(5000);
  const [form, other] = [worker.open("/contact"), worker.open("/solutions")];
  await jest.runAllTimersAsync();
  expect(await Promise.all([form, other])).toEqual(["newer", "solutions"]);
  worker.goOffline();
  expect(await worker.open("/contact")).toBe("contact");
});

test("leaves paths that are not precached to the host", async () => {
  const worker = await installed();
  expect(await worker.open("/nouveau")).toBe("new");
  expect(await worker.open("/nulle-part")).toBe("gone");
});

test("caches pictures once shown", async () => {
  const worker = await installed();
  expect(await worker.open("/static/a.avif", "no-cors")).toBe("picture");
  worker.goOffline();
  expect(await worker.open("/static/a.avif", "no-cors")).toBe("picture");
});

test("keeps a new build waiting until the visitor agrees", async () => {
  const worker = await installed();
  await worker.dispatch("message", { data: null });
  await worker.dispatch("message", { data: { type: "OTHER" } });
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await worker.dispatch("message", { data: { type: "SKIP_WAITING" } });
  expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
});

test("installs nothing if the host changes builds meanwhile", async () => {
  jest.spyOn(host, "/solutions").mockReturnValue(pageOf("solutions", "b2"));
  await expect(startWorker().dispatch("install")).rejects.toThrow("bad-precaching-response");
});
