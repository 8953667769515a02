/** The worker's page side, with what the browser tells it (workbox-window). */
const mockListeners: [type: string, listener: () => void][] = [];
const mockSkipWaiting = jest.fn();
let mockTakeControl = () => {};

jest.mock("workbox-window", () => ({
  Workbox: class {
    controlling = new Promise<void>((resolve) => {
      mockTakeControl = resolve;
    });
    register = async () => {};
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
    const button = document.querySelector("button");
    button?.click();
    button?.click();
    expect(mockSkipWaiting).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(999);
    expect(reload).not.toHaveBeenCalled();
    if (worker === "takes over") tell("controlling");
    else jest.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalled();
  },
);

test("a page without the question does not miss it", () => {
  document.body.innerHTML = "";
  expect(() => tell("waiting")).not.toThrow();
});

test("once the worker answers, every picture of the kept pages passes it, also one that fails", async () => {
  const answer = (type: string, text: string) => ({
    headers: new Headers({ "Content-Type": type }),
    text: async () => text,
  });
  const kept = [
    answer("text/html; charset=utf-8", '<img src="/a.avif" loading="lazy"><img src="/b.avif">'),
    answer("text/javascript", '<img src="/c.avif">'),
    answer("text/html", '<img src="/d.avif">'),
  ];
  const loading: string[] = [];
  const asked: string[] = [];
  Object.defineProperties(HTMLImageElement.prototype, {
    currentSrc: { get: () => "" },
    decode: {
      value(this: HTMLImageElement) {
        Object.defineProperty(this, "currentSrc", { value: this.getAttribute("src") });
        loading.push(this.loading);
        return Promise.reject(new DOMException("broken", "EncodingError"));
      },
    },
  });
  Object.assign(globalThis, {
    caches: { keys: async () => ["precache"], open: async () => ({ matchAll: async () => kept }) },
    fetch: (address: string) => {
      asked.push(address);
      return Promise.reject(new TypeError("Failed to fetch"));
    },
  });
  mockTakeControl();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual(["/a.avif", "/b.avif", "/d.avif"]);
  expect(loading).toEqual(["eager", "eager", "eager"]);
  expect(document.documentElement.dataset.offline).toBe("ready");
});
