import { deleteOldest, isCacheable, networkFirst } from "./responses";

const request = new Request("https://exemple.example/page");

/** Mocks the host's response to the next request, after a delay in seconds. */
function mockResponse(response: Response | Error, seconds = 0): void {
  jest.useFakeTimers();
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    if (response instanceof Error) throw response;
    return response;
  });
}

async function requestPage() {
  const responsePromise = networkFirst(request, new Response("cached"));
  await jest.runAllTimersAsync();
  const response = await responsePromise;
  return { status: response.status, text: await response.text() };
}

afterEach(() => jest.restoreAllMocks());

const html = "text/html; charset=utf-8";
const networkError = new TypeError("Failed to fetch");

test("prefers the host's page, which may be newer", async () => {
  mockResponse(new Response("newer"), 2);
  expect(await requestPage()).toEqual({ status: 200, text: "newer" });
});

test.each([
  ["is unreachable", networkError, 0],
  ["takes longer than three seconds", new Response("newer"), 4],
  ["has a server error", new Response("Fault", { status: 500 }), 0],
])("shows the cached page when the host %s", async (_failure, response, seconds) => {
  mockResponse(response, seconds);
  expect(await requestPage()).toEqual({ status: 200, text: "cached" });
});

test("does not show a cached page that the host has withdrawn", async () => {
  mockResponse(new Response("Not found", { status: 404 }));
  expect(await requestPage()).toEqual({ status: 404, text: "Not found" });
});

test.each([
  ["caches a page of this build", '<html data-build="b1">', html, 200, true],
  ["does not cache a page of another build", '<html data-build="b2">', html, 200, false],
  ["caches a file that is not a page", "b2", "text/javascript", 200, true],
  ["does not cache a missing file", "", "text/javascript", 404, false],
])("%s", async (_, text, type, status, isCached) => {
  const response = new Response(text, { status, headers: { "Content-Type": type } });
  expect(await isCacheable(response, "b1")).toBe(isCached);
  expect(await response.text()).toBe(text);
});

test.each([
  [3, ["/b", "/c", "/d"]],
  [9, ["/a", "/b", "/c", "/d"]],
])("keeps the latest of four pictures in a cache of at most %d", async (maxEntries, remainingPaths) => {
  const pictures = new Set(["/a", "/b", "/c", "/d"].map((path) => new Request(new URL(path, request.url))));
  const cache = {
    keys: async () => [...pictures],
    delete: async (picture: unknown) => picture instanceof Request && pictures.delete(picture),
  };
  await deleteOldest(cache, maxEntries);
  expect([...pictures].map(({ url }) => new URL(url).pathname)).toEqual(remainingPaths);
});
