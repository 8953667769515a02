/** The worker's page side, with what the browser tells it (workbox-window). */
const mockListeners = new Map<string, () => void>();

jest.mock("workbox-window", () => ({
  Workbox: class {
    controlling = new Promise(() => {});
    register = async () => {};
    addEventListener = (type: string, listener: () => void) => mockListeners.set(type, listener);
  },
}));

test("a visitor is asked once a later build waits, and no longer once it has taken over, as by another tab", async () => {
  document.body.innerHTML =
    "<div data-update-prompt><p hidden>Nouvelle version <button>Voir</button></p></div>";
  const prompt = document.querySelector("p");
  await import("./page");
  mockListeners.get("waiting")?.();
  expect(prompt).toBeVisible();
  mockListeners.get("controlling")?.();
  expect(prompt).not.toBeVisible();
});
