/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";

/** The worker's page side, with what the browser tells it (workbox-window). */
const mockListeners: [type: string, listener: () => void][] = [];
const mockSkipWaiting = jest.fn();
const mockStarted: unknown[] = [];
let mockTakeControl = () => {};

jest.mock("workbox-window", () => ({
  Workbox: class {
    controlling = new Promise<void>((resolve) => {
      mockTakeControl = resolve;
    });
    register = async (options: object) => mockStarted.push(options);
    constructor(file: string) {
      mockStarted.push(file);
    }
    addEventListener = (type: string, listener: () => void) => mockListeners.push([type, listener]);
    messageSkipWaiting = mockSkipWaiting;
  },
}));

const tell = (happened: string) => {
  for (const [type, listener] of [...mockListeners]) if (type === happened) listener();
};

beforeAll(() => import("./page"));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
beforeEach(() => {
  mockSkipWaiting.mockClear();
  document.body.innerHTML =
    "<div data-update-prompt><p hidden>Nouvelle version <button>Voir</button></p></div>";
});

test("the worker of the site's root is started without waiting for the page's pictures", () => {
  expect(mockStarted).toEqual(["/sw.js", { immediate: true }]);
});

test("a visitor is asked once a later build waits, and no longer once another tab has agreed", () => {
  const prompt = document.querySelector("p");
  tell("waiting");
  expect(prompt).toBeVisible();
  expect(mockSkipWaiting).not.toHaveBeenCalled();
  tell("controlling");
  expect(prompt).not.toBeVisible();
});

test.each(["takes over", "hangs for a second"])(
  "who agrees gets the later build and the page anew, also where the earlier worker %s",
  (worker) => {
    jest.useFakeTimers();
    // jsdom reloads nothing, and says so.
    const reload = jest.spyOn(console, "error").mockImplementation(() => {});
    tell("waiting");
    for (let press = 0; press < 2; press += 1) document.querySelector("button")?.click();
    expect(mockSkipWaiting).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(reload).not.toHaveBeenCalled();
    if (worker === "takes over") tell("controlling");
    else jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalled();
  },
);

test("once the worker answers, the pictures of every cached page pass it, also after one that fails", async () => {
  const cached = [
    ["text/html; charset=utf-8", '<img src="/a.avif" loading="lazy"><img src="/b.avif">'],
    ["text/javascript", '<img src="/c.avif">'],
    ["text/html", '<img src="/d.avif">'],
  ].map(([type = "", html]) => ({ headers: new Headers({ "Content-Type": type }), text: async () => html }));
  const asked: string[] = [];
  const fail = () => Promise.reject(new TypeError("Failed to fetch"));
  // As a browser chooses it, once it is to load the picture.
  Object.defineProperty(HTMLImageElement.prototype, "currentSrc", {
    get: function (this: HTMLImageElement) {
      return this.loading === "eager" ? this.getAttribute("src") : "";
    },
  });
  Object.assign(HTMLImageElement.prototype, { decode: fail });
  Object.assign(globalThis, {
    caches: { keys: async () => ["precache"], open: async () => ({ matchAll: async () => cached }) },
    fetch: (address: string) => {
      asked.push(address);
      return fail();
    },
  });
  mockTakeControl();
  await waitFor(() => expect(document.documentElement.dataset.offline).toBe("ready"));
  expect(asked).toEqual(["/a.avif", "/b.avif", "/d.avif"]);
});
