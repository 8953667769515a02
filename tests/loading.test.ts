import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { newVisit, siteUrl, visit, wakeUp, withBuiltSite } from "./browser";
import { builtHtml } from "./built-pages";
import { paths } from "./routes";

withBuiltSite();

const all = [...paths, "/nulle-part"];
const scripts = (requests: string[]) => requests.filter((address) => address.endsWith(".js"));

test.each(all.filter((path) => path !== "/contact"))(
  "%s asks for no script before a gesture, and for some after",
  async (path) => {
    const { page, requests } = await visit(path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.waitForTimeout(300);
    expect(scripts(requests)).toEqual([]);
    expect(requests.filter((address) => address.includes("/page-data/"))).toEqual([]);
    await wakeUp(page);
    expect(scripts(requests).length).toBeGreaterThan(2);
  },
);

test("/contact asks for the scripts by itself only when the form comes near", async () => {
  const { page, requests } = await visit("/contact", { viewport: { width: 390, height: 300 } });
  await page.waitForTimeout(300);
  expect(scripts(requests)).toEqual([]);
  await page.evaluate(() => document.querySelector("form")?.scrollIntoView({ behavior: "instant" }));
  await page.waitForFunction(() => window.contactFormIsReady);
});

test("a form sent while the scripts fail to load keeps the message and offers the mail link", async () => {
  const { page } = await visit("/contact", { viewport: { width: 390, height: 300 } });
  await page.route(/\.js$/, (route) => route.abort());
  await page.reload();
  await page.getByLabel("Message *").fill("Nous aimerions suivre un débit.");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await page.getByRole("link", { name: "Écrire un e-mail" }).waitFor();
  expect(await page.getByLabel("Message *").inputValue()).toBe("Nous aimerions suivre un débit.");
});

test.each([...paths, "/404"])("the inline script of %s is under 1 kB, and the only one", (path) => {
  const inline = builtHtml(path).matchAll(/<script(?![^>]*ld\+json)[^>]*>(.*?)<\/script>/gs);
  const lengths = [...inline].map(([, text]) => text?.length);
  expect(lengths).toEqual([expect.any(Number)]);
  expect(lengths[0]).toBeLessThan(1024);
});

test.each([...paths, "/404"])("%s with its styles weighs at most 14 kB on the wire", (path) => {
  expect(brotliCompressSync(builtHtml(path)).length).toBeLessThanOrEqual(14 * 1024);
});

test("no page has a style sheet or a font request that blocks its first paint, and one font in all", async () => {
  for (const path of all) {
    const { requests } = await visit(path);
    expect(requests.filter((address) => address.endsWith(".css"))).toEqual([]);
    expect(requests.filter((address) => address.endsWith(".woff2")).length).toBeLessThanOrEqual(1);
  }
});

test("the application weighs at most 100 kB on the wire after the first gesture on the home page", async () => {
  const { page, requests } = await visit("/");
  await wakeUp(page);
  await page.waitForLoadState("networkidle");
  const bytes = scripts(requests)
    .map((address) => readFileSync(`public${new URL(address).pathname}`))
    .reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

test("the application renders a new page in slices: its router and Emotion come with the parts that do so", () => {
  const folder = "public/static/js";
  const maps = readdirSync(folder).filter((file) => file.endsWith(".js.map"));
  const sources = maps.flatMap(
    (file): string[] => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")).sources,
  );
  for (const part of ["src/gatsby/router-react.ts", "src/gatsby/insert-styles-early.ts"]) {
    expect(sources).toContainEqual(expect.stringContaining(part));
  }
});

const widths = [320, 390, 768, 1440, 2560];

test.each(all)(
  "%s fits a window of any width and leaves the console silent, before and after it wakes",
  async (path) => {
    const { page, problems } = await visit(path);
    const overflowing = async () => {
      const wider: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) wider.push(width);
      }
      return wider;
    };
    expect(await overflowing()).toEqual([]);
    await wakeUp(page);
    expect(await overflowing()).toEqual([]);
    await page.waitForTimeout(200);
    const expected = path === "/nulle-part" ? [/status of 404/, /404: \/nulle-part/] : [];
    expect(problems).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
  },
);

test("the first screen of the home page weighs at most 60 kB on a phone", async () => {
  const { page } = await newVisit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(siteUrl("/"), { waitUntil: "networkidle" });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(60 * 1024);
});

test.each(all)(
  "nothing on %s moves when the font and the pictures come late, nor when it wakes",
  async (path) => {
    const { page } = await newVisit({ viewport: { width: 390, height: 844 } });
    await page.route(/\.(?:woff2|avif|webp|jpg)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(siteUrl(path), { waitUntil: "networkidle" });
    await wakeUp(page);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
            type: "layout-shift",
            buffered: true,
          });
          // Nothing is reported where nothing has shifted.
          setTimeout(() => resolve(0), 300);
        }),
    );
    expect(shifts).toBe(0);
  },
);
