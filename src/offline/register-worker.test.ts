/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";

/** Mock of workbox-window. */
const mockListeners: [type: string, listener: () => void][] = [];
const mockSkipWaiting = jest.fn();
/** The worker's file, and the options of its registration. */
const mockRegistration: unknown[] = [];
let mockResolveControlling = () => {};

jest.mock("workbox-window", () => ({
  Workbox: class {
    controlling = new Promise<void>((resolve) => {
      mockResolveControlling = resolve;
    });
    register = async (options: object) => mockRegistration.push(options);
    constructor(file: string) {
      mockRegistration.push(file);
    }
    addEventListener = (type: string, listener: () => void) => mockListeners.push([type, listener]);
    messageSkipWaiting = mockSkipWaiting;
  },
}));

const emit = (event: string) => {
  for (const [type, listener] of [...mockListeners]) if (type === event) listener();
};

beforeAll(() => import("./register-worker"));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
beforeEach(() => {
  mockSkipWaiting.mockClear();
  document.body.innerHTML =
    "<div data-update-prompt><p hidden>Nouvelle version <button>Voir</button></p></div>";
});

test("registers the worker without waiting for the load event", () => {
  expect(mockRegistration).toEqual(["/sw.js", { immediate: true }]);
});

test("shows the prompt once a new worker waits, until the visitor agrees in another tab", () => {
  const prompt = document.querySelector("p");
  emit("waiting");
  expect(prompt).toBeVisible();
  expect(mockSkipWaiting).not.toHaveBeenCalled();
  emit("controlling");
  expect(prompt).not.toBeVisible();
});

test.each(["the new worker takes over", "a second has passed"])(
  "activates the waiting worker on the visitor's click, and reloads once %s",
  (trigger) => {
    jest.useFakeTimers();
    // jsdom does not implement reload and logs an error instead.
    const reload = jest.spyOn(console, "error").mockImplementation(() => {});
    emit("waiting");
    for (let click = 0; click < 2; click += 1) document.querySelector("button")?.click();
    expect(mockSkipWaiting).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(reload).not.toHaveBeenCalled();
    if (trigger === "the new worker takes over") emit("controlling");
    else jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalled();
  },
);

test("fetches the pictures of every cached page, even if fetching fails", async () => {
  const cachedResponses = [
    ["text/html; charset=utf-8", '<img src="/a.avif" loading="lazy"><img src="/b.avif">'],
    ["text/javascript", '<img src="/c.avif">'],
    ["text/html", '<img src="/d.avif">'],
  ].map(([type = "", html]) => ({ headers: new Headers({ "Content-Type": type }), text: async () => html }));
  const requestedUrls: string[] = [];
  const fail = () => Promise.reject(new TypeError("Failed to fetch"));
  // Browsers set currentSrc once they may load a picture, so before it is decoded; of a lazy one, the script must make it
  // eager.
  Object.defineProperty(HTMLImageElement.prototype, "currentSrc", {
    get: function (this: HTMLImageElement) {
      return this.loading === "eager" ? this.getAttribute("src") : "";
    },
  });
  Object.assign(HTMLImageElement.prototype, { decode: fail });
  Object.assign(globalThis, {
    caches: { keys: async () => ["precache"], open: async () => ({ matchAll: async () => cachedResponses }) },
    fetch: (url: string) => {
      requestedUrls.push(url);
      return fail();
    },
  });
  mockResolveControlling();
  await waitFor(() => expect(document.documentElement.dataset.offline).toBe("ready"));
  expect(requestedUrls).toEqual(["/a.avif", "/b.avif", "/d.avif"]);
});
