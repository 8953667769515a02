import { createContext, runInContext } from "node:vm";
import { bundleScript } from "../gatsby/bundle-script";

const origin = "https://exemple.example";
const htmlResponse = (text: string, buildId = "b1") =>
  new Response(`<html data-build="${buildId}">${text}`, { headers: { "Content-Type": "text/html" } });
const hostResponses: Record<string, () => Response> = {
  "/": () => htmlResponse("home"),
  "/solutions": () => htmlResponse("solutions"),
  "/contact": () => htmlResponse("contact"),
  "/not-found": () => htmlResponse("not found"),
  "/nouveau": () => htmlResponse("new"),
  "/static/a.avif": () => new Response("picture"),
};

const urlOf = (key: Request | string) => (typeof key === "string" ? key : key.url);

function fakeCache() {
  const responses = new Map<string, Response>();
  return {
    match: async (key: Request | string) => responses.get(urlOf(key))?.clone(),
    put: async (key: Request | string, response: Response) => void responses.set(urlOf(key), response),
    keys: async () => [...responses.keys()].map((url) => new Request(url)),
  };
}

type Listener = (event: object) => void;

/** Runs the minified service worker, including Workbox, with mocked caches and network. */
function startWorker() {
  const listeners: [type: string, listener: Listener][] = [];
  const cachesByName = new Map<string, ReturnType<typeof fakeCache>>();
  const network = jest.fn(async (request: Request | string) => {
    return hostResponses[new URL(urlOf(request)).pathname]?.() ?? new Response("host's 404", { status: 404 });
  });
  const skipWaiting = jest.fn();
  const scope = {
    addEventListener: (type: string, listener: Listener) => listeners.push([type, listener]),
    skipWaiting,
    clients: { claim: async () => {} },
    registration: { scope: `${origin}/` },
    location: new URL(`${origin}/sw.js`),
    caches: {
      open: async (name: string) => cachesByName.get(name) ?? cachesByName.set(name, fakeCache()).get(name),
      keys: async () => [...cachesByName.keys()],
      match: async (key: Request, { cacheName = "" } = {}) => cachesByName.get(cacheName)?.match(key),
    },
    fetch: network,
    FetchEvent: Event,
    // `unref` lets Jest end while a timer is pending.
    setTimeout: (callback: (argument: unknown) => void, time: number, argument: unknown) =>
      setTimeout(callback, time, argument).unref?.(),
    ...{ Request, Response, Headers, URL },
  };
  const precached = ["/", "/solutions", "/contact", "/not-found"].map((url) => ({ url, revision: "r1" }));
  const context = createContext(Object.assign(scope, { self: scope }));
  runInContext(
    bundleScript("src/offline/service-worker.ts", { precached, buildId: "b1", formPath: "/contact" }),
    context,
  );

  /** Dispatches an event and returns the response once all waitUntil promises settle. */
  async function dispatch(type: string, fields: object = {}): Promise<Response | undefined> {
    const tasks: unknown[] = [];
    let responsePromise: Promise<Response> | undefined;
    const event = Object.assign(new Event(type), fields, {
      waitUntil: (task: unknown) => tasks.push(task),
      respondWith: (response: Promise<Response>) => {
        responsePromise = response;
      },
    });
    for (const [name, listener] of listeners) if (name === type) listener(event);
    const response = await responsePromise;
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
    const respond = network.getMockImplementation();
    network.mockImplementation(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return respond?.(request) ?? Response.error();
    });
  };
  return { dispatch, open, goOffline, slowDown, skipWaiting };
}

async function installWorker() {
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
])('shows at %s, without a network, the cached page "%s"', async (path, text) => {
  const worker = await installWorker();
  worker.goOffline();
  expect(await worker.open(path)).toBe(text);
});

test("waits for a slow network on the form's page only, and uses its cached copy without a network", async () => {
  const worker = await installWorker();
  jest.useFakeTimers();
  for (const path of ["/contact", "/solutions"])
    jest.spyOn(hostResponses, path).mockReturnValue(htmlResponse("newer", "b2"));
  worker.slowDown(5000);
  const [formPage, otherPage] = [worker.open("/contact"), worker.open("/solutions")];
  await jest.runAllTimersAsync();
  expect(await Promise.all([formPage, otherPage])).toEqual(["newer", "solutions"]);
  worker.goOffline();
  expect(await worker.open("/contact")).toBe("contact");
});

test("leaves paths that are not precached to the host", async () => {
  const worker = await installWorker();
  expect(await worker.open("/nouveau")).toBe("new");
  expect(await worker.open("/nulle-part")).toBe("host's 404");
});

test("caches pictures that have been shown", async () => {
  const worker = await installWorker();
  expect(await worker.open("/static/a.avif", "no-cors")).toBe("picture");
  worker.goOffline();
  expect(await worker.open("/static/a.avif", "no-cors")).toBe("picture");
});

test("keeps a new build waiting until the visitor agrees", async () => {
  const worker = await installWorker();
  await worker.dispatch("message", { data: null });
  await worker.dispatch("message", { data: { type: "OTHER" } });
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await worker.dispatch("message", { data: { type: "SKIP_WAITING" } });
  expect(worker.skipWaiting).toHaveBeenCalledTimes(1);
});

test("installs nothing if the host publishes another build meanwhile", async () => {
  jest.spyOn(hostResponses, "/solutions").mockReturnValue(htmlResponse("solutions", "b2"));
  await expect(startWorker().dispatch("install")).rejects.toThrow("bad-precaching-response");
});
