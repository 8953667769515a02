import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { browserFlags, findBrowser } from "../../tools/find-browser";
import { hydrate, operatedControl } from "../../tools/hydration";
import { SiteCopy } from "../../tools/site-copy";

/**
 * One build of content that the shipped one does not hold: a legal page, more projects than a page shows, and texts that
 * read as code, run from right to left or never break. All of it passes the content check.
 */

jest.setTimeout(1_800_000);

const hostile =
  "</script><script>window.hacked=1</script> {{constructor}} \u200f\u05e9\u05dc\u05d5\u05dd\u200f 👩‍🚒";
const word = (length: number) => "mot".repeat(length).slice(0, length);
const projectCount = 14;
const mentions = {
  path: "/mentions-legales",
  breadcrumb: "Mentions légales",
  seo: {
    title: "Mentions légales",
    description:
      "Qui édite ce site, qui l’héberge et comment joindre le bureau : les mentions légales, ici à l’essai.",
  },
  label: "Informations",
  title: "Mentions légales",
  updated: { text: "Mis à jour le {date}", date: "2026-11-20" },
  sections: [{ title: hostile, paragraphs: [hostile, word(10_000)] }],
};

let site: SiteCopy;
let browser: Browser;

beforeAll(async () => {
  site = await SiteCopy.make();
  await mkdir(site.pathOf("data/legal"));
  await writeFile(site.pathOf("data/legal/mentions-legales.json"), JSON.stringify(mentions));
  await site.change("site", (content) => {
    content.name = "Ex </script>";
    content.business.description = hostile;
    content.footer.emails[0] = { label: word(120), address: `${word(60)}@exemple-electronique.example` };
  });
  await site.change("home", (content) => {
    content.hero.lead = word(600);
    content.about.title = word(120);
    content.method.steps[0].description = word(600);
    content.about.values[0].description = word(600);
    content.services.items[0] = {
      ...content.services.items[0],
      title: hostile,
      description: word(600),
      icon: "board",
      detail: word(120),
      link: { label: word(120), to: "/contact" },
    };
  });
  await site.change("founders", (content) => {
    for (const founder of content.founders) founder.bio = word(600);
  });
  await site.change("solutions", (content) => {
    for (const offer of content.offers) {
      offer.title = `${hostile} ${offer.id}`.slice(0, 120);
      offer.description = word(600);
      offer.details = [word(120), hostile];
    }
  });
  await site.change("partners", (content) => {
    for (const category of content.categories) category.notice = word(120);
  });
  await site.change("projects", (content) => {
    const [shipped] = content.projects;
    for (let number = 2; shipped && number <= projectCount; number++) {
      content.projects.push({
        ...shipped,
        title: `${number} ${word(115)}`,
        tag: word(120),
        description: hostile,
      });
    }
  });
  const { status, output } = await site.build();
  if (status !== 0) throw new Error(output);
  browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.remove();
});

const origin = "http://site.test";
const pages = [
  "/",
  "/a-propos",
  "/solutions",
  "/projets",
  "/projets/2",
  "/partenaires",
  "/contact",
  "/mentions-legales",
];

function fileOf(pagePath: string): string {
  return site.pathOf(`public/${pagePath === "/" ? "index" : pagePath.slice(1)}.html`);
}

async function open(pagePath: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.route("**/*", async (route) => {
    const { origin: from, pathname } = new URL(route.request().url());
    const file = path.extname(pathname) ? site.pathOf(`public${pathname}`) : fileOf(pathname);
    if (from !== origin || !existsSync(file)) await route.abort();
    else await route.fulfill({ path: file });
  });
  await page.goto(origin + pagePath);
  return page;
}

test("the legal page that was written exists, is in the sitemap and is linked; the other is the 404 page", async () => {
  const sitemap = await site.read("public/sitemap.xml");
  expect(existsSync(fileOf("/mentions-legales"))).toBe(true);
  expect(sitemap).toContain("/mentions-legales</loc>");
  expect(existsSync(fileOf("/politique-confidentialite"))).toBe(false);
  expect(sitemap).not.toContain("politique-confidentialite");
  expect(await readFile(fileOf("/mentions-legales"), "utf8")).toMatch(/<title[^>]*>Mentions légales · /);
});

test("the projects after the twelfth stand on a second page, with its own head, in the sitemap", async () => {
  const first = await open("/projets", 1280);
  expect(await first.locator("article").count()).toBe(12);
  expect(await first.locator('head link[rel="next"]').getAttribute("href")).toMatch(/\/projets\/2$/);
  await first.close();

  const second = await open("/projets/2", 1280);
  expect(await second.locator("article").count()).toBe(projectCount - 12);
  expect(await second.title()).toContain(", page 2 · ");
  expect(await second.locator('head link[rel="canonical"]').getAttribute("href")).toMatch(/\/projets\/2$/);
  expect(await second.getByRole("link", { name: "Page précédente" }).getAttribute("href")).toBe("/projets");
  await second.close();
  expect(await site.read("public/sitemap.xml")).toContain("/projets/2</loc>");
});

test.each(pages)("%s runs no script of its texts, and its structured data can be read", async (pagePath) => {
  const page = await open(pagePath, 1280);
  if (await page.locator(operatedControl).count()) await hydrate(page);
  expect(await page.evaluate("window.hacked")).toBeUndefined();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json) => JSON.parse(json)["@graph"][0].name)).toEqual(["Ex </script>"]);
  expect(await page.title()).toContain("Ex </script>");
  await page.close();
});

test("the manifest can be read", async () => {
  expect(JSON.parse(await site.read("public/manifest.webmanifest"))).toMatchObject({
    name: "Ex </script>",
    description: hostile,
  });
});

const widths = [320, 768, 1280];
test.each(pages.flatMap((pagePath) => widths.map((width) => [pagePath, width] as const)))(
  "%s shows texts that never break within a window of %i px",
  async (pagePath, width) => {
    const page = await open(pagePath, width);
    const outside = await page.evaluate(() => {
      const visible = [...document.querySelectorAll("body *")].filter(
        (element) =>
          element.getClientRects().length > 0 &&
          !element.closest("svg, iframe, [aria-live]") &&
          getComputedStyle(element).clipPath === "none",
      );
      return visible
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const hasText = [...element.childNodes].some(
            (node) => node.nodeType === 3 && node.textContent?.trim(),
          );
          return hasText && range.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
        })
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 20)}`);
    });
    await page.close();
    expect(outside).toEqual([]);
  },
);
