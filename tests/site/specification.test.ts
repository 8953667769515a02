import { mapUrl } from "../../src/components/map";
import { pagesWithContactSection } from "../../src/content/anchors";
import { readContent } from "../../src/content/checked-content";
import { paths, unknownPath } from "../../tools/routes";
import {
  delivery,
  messages,
  openBlankTab,
  sharedTabOpener,
  siteUrl,
  withBuiltSite,
} from "../support/browser";
import { builtPage } from "../support/built-pages";
import {
  consentCheckbox,
  errorNotices,
  field,
  fillAndSend,
  fillForm,
  sendButton,
  skipSpamDelay,
  successNotice,
} from "../support/contact-page";
import { hydrateIsland } from "../support/island";

/**
 * The customer's specification in its order, as far as no other test covers it. Fixed wordings are quoted; counts and
 * fixed texts are also rules of the contract (src/content/contract/).
 */

withBuiltSite();

const site = readContent("site");
const phone = { viewport: { width: 320, height: 640 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const openOnDesktop = sharedTabOpener(desktop);
const openOnPhone = sharedTabOpener(phone);

const textsOf = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
const hrefsOf = (page: ParentNode, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

describe("§1 purpose", () => {
  test.each(paths)("%s is in French and shows the tagline", (path) => {
    const page = builtPage(path);
    expect(page.documentElement.lang).toBe("fr-CH");
    expect(page.querySelector("footer")?.textContent).toContain("De l'idée à l'impact");
  });

  test("the solutions name ESP32 and LTE", () => {
    const text = builtPage("/solutions").body.textContent ?? "";
    for (const term of ["ESP32", "LTE"]) expect(text).toContain(term);
  });
});

describe("§2 screens and routes", () => {
  test("every route of the specification's table is a page with one h1", () => {
    for (const path of ["/", "/a-propos", "/solutions", "/projets", "/partenaires", "/contact"])
      expect([path, builtPage(path).querySelectorAll("h1").length]).toEqual([path, 1]);
  });

  const missingLegalPaths = site.footer.legal.map(({ to }) => to).filter((to) => !paths.includes(to));
  test.each([unknownPath, "/solutions/aqualink", ...missingLegalPaths])(
    "%s responds 404 with the 404 page, which links home",
    async (path) => {
      const { page } = await openBlankTab();
      expect((await page.goto(siteUrl(path)))?.status()).toBe(404);
      const heading = page.getByRole("heading", { level: 1, name: "Oops! Page not found", exact: true });
      expect(await heading.getAttribute("lang")).toBe("en");
      await page.locator("main h1 ~ a[href='/']").click();
      await page.waitForURL(siteUrl("/"));
    },
  );

  test("Home and Projects link to AquaLink among the solutions, on phones and desktops", async () => {
    expect(builtPage("/solutions").getElementById("aqualink")).not.toBeNull();
    for (const path of ["/", "/projets"]) {
      for (const openPage of [openOnPhone, openOnDesktop]) {
        const { page } = await openPage(path);
        const links = page.locator('main a[href="/solutions#aqualink"]').filter({ visible: true });
        expect([path, await links.count()]).toEqual([path, 1]);
      }
    }
  });
});

describe("§2 header", () => {
  test.each(paths)("%s has a sticky navigation that marks the current page", async (path) => {
    const { page } = await openOnDesktop(path);
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    const labels = ["Accueil", "Solutions", "Projets", "À propos", "Contact"];
    expect((await links.allTextContents()).filter((label) => labels.includes(label))).toEqual(labels);
    const currentLabels = site.navigation.filter(({ to }) => to === path).map(({ label }) => label);
    expect(await links.and(page.locator("[aria-current=page]")).allTextContents()).toEqual(currentLabels);
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
  });

  test.each(paths)(
    "«Contactez-nous» on %s leads to the contact section, on this page or at home",
    async (path) => {
      const { page } = await openOnDesktop(path);
      await page.getByRole("banner").getByRole("link", { name: "Contactez-nous", exact: true }).click();
      await page.waitForURL(
        siteUrl(pagesWithContactSection.includes(path) ? `${path}#contact` : "/#contact"),
      );
      await page.waitForFunction(() => {
        const top = document.getElementById("contact")?.getBoundingClientRect().top ?? -1;
        const headerBottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
        return top >= headerBottom - 1 && top < innerHeight;
      });
    },
  );
});

describe("§2 footer", () => {
  test.each([...paths, "/404"])("%s has the complete footer", (path) => {
    const footer = builtPage(path).querySelector("footer") ?? document.createElement("footer");
    expect(footer.querySelector("svg")).not.toBeNull();
    expect(textsOf(footer, "nav a")).toEqual(site.navigation.map(({ label }) => label));
    expect(hrefsOf(footer, "a[href^='mailto:']")).toEqual(
      site.footer.emails.map(({ address }) => `mailto:${address}`),
    );
    expect(hrefsOf(footer, "a")).toEqual(
      expect.arrayContaining([
        mapUrl(site.business.geo),
        "/mentions-legales",
        "/politique-confidentialite",
        site.footer.social.url,
      ]),
    );
  });

  test("has three e-mail addresses and the current year", async () => {
    expect(site.footer.emails).toHaveLength(3);
    const { page } = await openOnDesktop("/");
    expect(await page.getByRole("contentinfo").textContent()).toContain(
      `© ${new Date().getFullYear()} ${site.name}`,
    );
  });
});

describe("§2 pages", () => {
  const home = readContent("home");

  test("Home has three services, AquaLink, four steps, three values and a contact link", () => {
    const page = builtPage("/");
    const headings = textsOf(page, "main :is(h2, h3)");
    expect(textsOf(page, "h1")).toEqual([home.hero.title]);
    expect(home.services.items).toHaveLength(3);
    const steps = ["Idéation", "Prototype", "Pré-indus", "Déploiement"];
    const values = ["Qualité", "Sécurité (TLS)", "Réactivité"];
    const services = home.services.items.map(({ title }) => title);
    expect(headings).toEqual(expect.arrayContaining([...services, home.aqualink.title, ...steps, ...values]));
    expect(headings.filter((title) => steps.includes(title ?? ""))).toEqual(steps);
    expect(hrefsOf(page, "section#contact a")).toEqual(["/contact"]);
  });

  test("Solutions has four offers with title, description and link, and a contact link", () => {
    const { offers, contact } = readContent("solutions");
    const page = builtPage("/solutions");
    expect(offers).toHaveLength(4);
    for (const { id, title, description, link } of offers) {
      const offer = page.getElementById(id);
      expect(offer?.textContent).toContain(title);
      expect(offer?.textContent).toContain(description);
      expect(offer && hrefsOf(offer, "a")).toContain(link.to);
    }
    expect(hrefsOf(page, "main a")).toContain(contact.link.to);
  });

  test("Projects shows AquaLink, tagged and categorised", () => {
    const [card] = builtPage("/projets").querySelectorAll("article");
    for (const text of ["AquaLink", "Indus", "IoT & Monitoring"]) expect(card?.textContent).toContain(text);
  });

  test("Partners has three categories and is in no navigation", () => {
    const { categories } = readContent("partners");
    expect(textsOf(builtPage("/partenaires"), "main h2").slice(0, 3)).toEqual([
      "Entreprises",
      "Institutions",
      "Collaborateurs",
    ]);
    expect(categories).toHaveLength(3);
    for (const path of paths) expect(hrefsOf(builtPage(path), "nav a")).not.toContain("/partenaires");
  });

  test("Contact has the form, the details and a map 300 px high", async () => {
    const { page } = await openOnDesktop("/contact");
    expect(await page.locator("main form").count()).toBe(1);
    for (const to of [`mailto:${site.business.email}`, `tel:${site.business.telephone.replaceAll(" ", "")}`])
      expect(await page.locator(`main a[href="${to}"]`).count()).toBeGreaterThan(0);
    expect((await page.locator("main iframe").boundingBox())?.height).toBe(300);
  });
});

test("§4, §7, §8 a sent message is announced and empties the form, without a request if delivery is off", async () => {
  const { page, requests } = await openBlankTab();
  await skipSpamDelay(page);
  await page.goto(siteUrl("/contact"));
  await hydrateIsland(page);
  const requestCount = requests.length;
  await fillAndSend(page);
  await successNotice(page).waitFor();
  expect(await successNotice(page).textContent()).toContain("Nous vous répondrons rapidement.");
  expect(messages).toHaveLength(delivery ? 1 : 0);
  if (!delivery) expect(requests.slice(requestCount)).toEqual([]);
  for (const name of ["name", "email", "phone", "company", "message"] as const)
    expect(await field(page, name).inputValue()).toBe("");
  expect(await consentCheckbox(page).isChecked()).toBe(false);
});

describe("§5 validation", () => {
  test("required fields have an asterisk, optional ones do not", () => {
    const asterisks = [...builtPage("/contact").querySelectorAll<HTMLLabelElement>("form label")].map(
      (label) => {
        const control = label.querySelector("[name]") ?? label.ownerDocument.getElementById(label.htmlFor);
        return [control?.getAttribute("name"), label.textContent?.includes("*")];
      },
    );
    expect(Object.fromEntries(asterisks)).toMatchObject({
      name: true,
      email: true,
      phone: false,
      company: false,
      message: true,
      consent: true,
    });
  });

  test("the consent names the firm", () => {
    const label = builtPage("/contact").querySelector("form [name=consent]")?.closest("label");
    expect(label?.textContent).toContain(site.name);
  });

  test("a short message without consent gets both errors and is not sent", async () => {
    const { page } = await openBlankTab();
    await skipSpamDelay(page);
    await page.goto(siteUrl("/contact"));
    await hydrateIsland(page);
    await fillForm(page);
    await field(page, "message").fill("Dix-neuf caractères");
    await sendButton(page).click();
    await errorNotices(page).nth(1).waitFor();
    const notices = await errorNotices(page).allTextContents();
    for (const text of [
      "Vous devez accepter l'utilisation de vos données.",
      "Le message doit contenir au moins 20 caractères.",
    ])
      expect(notices.filter((notice) => notice.includes("Erreur") && notice.includes(text))).toHaveLength(1);
    expect(messages).toEqual([]);
  });
});

test("§6 no page asks for a login", () => {
  for (const path of paths) expect(builtPage(path).querySelector("[type=password]")).toBeNull();
});

test("§7 the map is the only embedded frame of another site", () => {
  for (const path of paths) {
    const frames = builtPage(path).querySelectorAll("iframe, embed, object, [src^=http]");
    expect([path, frames.length]).toEqual([path, path === "/contact" ? 1 : 0]);
  }
});
