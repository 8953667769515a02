import { isOfBuild, keepLatest, networkFirst } from "./answer";

const request = new Request("https://exemple.example/page");

/** Mocks the host's response to the next request, after a delay in seconds. */
function host(answer: Response | Error, seconds = 0): void {
  jest.useFakeTimers();
  jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(
      () =>
        new Promise((resolve, reject) =>
          setTimeout(() => (answer instanceof Error ? reject(answer) : resolve(answer)), seconds * 1000),
        ),
    );
}

async function outcome(answered: Promise<Response>) {
  await jest.runAllTimersAsync();
  const response = await answered;
  return { status: response.status, text: await response.text() };
}

const cached = () => outcome(networkFirst(request, new Response("cached")));

afterEach(() => jest.restoreAllMocks());

const html = "text/html; charset=utf-8";
const gone = new TypeError("Failed to fetch");

test("prefers the host's page, which may be newer", async () => {
  host(new Response("newer"), 2);
  expect(await cached()).toEqual({ status: 200, text: "newer" });
});

test.each([
  ["is gone", gone, 0],
  ["takes longer than three seconds", new Response("newer"), 4],
  ["has a fault of its own", new Response("Fault", { status: 500 }), 0],
])("shows the cached page when the host %s", async (_what, answer, seconds) => {
  host(answer, seconds);
  expect(await cached()).toEqual({ status: 200, text: "cached" });
});

test("does not show a cached page that the host has withdrawn", async () => {
  host(new Response("Gone", { status: 404 }));
  expect(await cached()).toEqual({ status: 404, text: "Gone" });
});

test.each([
  ["a page of this build is cached", '<html data-build="b1">', html, 200, true],
  ["a page that is deployed meanwhile is not", '<html data-build="b2">', html, 200, false],
  ["a file that is no page is cached", "b2", "text/javascript", 200, true],
  ["one that is gone is not", "", "text/javascript", 404, false],
])("%s", async (_, text, type, status, isKept) => {
  const answer = new Response(text, { status, headers: { "Content-Type": type } });
  expect(await isOfBuild(answer, "b1")).toBe(isKept);
  expect(await answer.text()).toBe(text);
});

test.each([
  [3, ["/b", "/c", "/d"]],
  [9, ["/a", "/b", "/c", "/d"]],
])("keeps the latest of four pictures in a cache of %d", async (most, left) => {
  const pictures = new Set(["/a", "/b", "/c", "/d"].map((path) => new Request(new URL(path, request.url))));
  const cache = {
    keys: async () => [...pictures],
    delete: async (one: unknown) => one instanceof Request && pictures.delete(one),
  };
  await keepLatest(cache, most);
  expect([...pictures].map(({ url }) => new URL(url).pathname)).toEqual(left);
});
