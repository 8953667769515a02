import type { Page } from "playwright-core";
import { hydrate, isHydrated } from "../../tools/hydration";
import { siteUrl, visit, withBuiltSite } from "../support/browser";

withBuiltSite();

const consentMissing = "Vous devez accepter l'utilisation de vos données.";
const messageTooShort = "Le message doit contenir au moins 20 caractères.";
const longEnough = "Nous aimerions suivre le débit d'une conduite.";

async function fill(page: Page, message = longEnough) {
  await page.getByLabel("Nom *").fill("Camille Rey");
  await page.getByLabel("E-mail *").fill("camille.rey@exemple.ch");
  await page.getByLabel("Téléphone").fill("+41 27 000 00 00");
  await page.getByLabel("Entreprise").fill("Commune");
  await page.getByLabel("Message *").fill(message);
}

const consent = (page: Page) => page.getByRole("checkbox");
const send = (page: Page) => page.getByRole("button", { name: "Envoyer le message" }).click();
const notice = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

async function contactPage() {
  const opened = await visit("/contact");
  await hydrate(opened.page);
  return opened;
}

test("every field says what it takes, to people and to the browser", async () => {
  const { page } = await visit("/contact");
  const attributes = (label: string) =>
    page.getByLabel(label).evaluate((control) => ({
      type: control.getAttribute("type"),
      autocomplete: control.getAttribute("autocomplete"),
      inputmode: control.getAttribute("inputmode"),
      required: control.hasAttribute("required"),
    }));
  expect(await attributes("Nom *")).toMatchObject({ autocomplete: "name", required: true });
  expect(await attributes("E-mail *")).toEqual({
    type: "email",
    autocomplete: "email",
    inputmode: "email",
    required: true,
  });
  expect(await attributes("Téléphone")).toEqual({
    type: "tel",
    autocomplete: "tel",
    inputmode: "tel",
    required: false,
  });
  expect(await attributes("Entreprise")).toMatchObject({ autocomplete: "organization", required: false });
  expect(await attributes("Message *")).toMatchObject({ required: true });
  expect(await consent(page).getAttribute("required")).not.toBeNull();
});

test("a complete message: the success notice, every field emptied, nothing sent over the network", async () => {
  const { page, requests } = await contactPage();
  await fill(page);
  await consent(page).check();
  const before = requests.length;
  await send(page);
  const success = page.getByRole("status").filter({ hasText: "Message envoyé !" });
  await success.getByText("Nous vous répondrons rapidement.", { exact: true }).waitFor();
  for (const label of ["Nom *", "E-mail *", "Téléphone", "Entreprise", "Message *"]) {
    expect(await page.getByLabel(label).inputValue()).toBe("");
  }
  expect(await consent(page).isChecked()).toBe(false);
  expect(requests.slice(before)).toEqual([]);
  expect(page.url()).toBe(siteUrl("/contact"));
  await success.waitFor({ state: "detached", timeout: 9000 });
});

test("without consent: the destructive notice, the message beside the box, the focus on it", async () => {
  const { page } = await contactPage();
  await fill(page);
  await send(page);
  await notice(page, consentMissing).getByText("Erreur", { exact: true }).waitFor();
  expect(await focused(page)).toBe("consent");
  expect(await consent(page).getAttribute("aria-invalid")).toBe("true");
  const description = await consent(page).getAttribute("aria-describedby");
  expect(await page.locator(`#${description}`).textContent()).toBe(consentMissing);
  expect(await page.getByLabel("Nom *").inputValue()).toBe("Camille Rey");

  await consent(page).check();
  expect(await consent(page).getAttribute("aria-invalid")).toBeNull();
});

test("a message of 19 characters, blanks around it apart: the notice, the message beside the field, the focus on it", async () => {
  const { page } = await contactPage();
  await fill(page, `  ${"a".repeat(19)}  `);
  await consent(page).check();
  await send(page);
  await notice(page, messageTooShort).getByText("Erreur", { exact: true }).waitFor();
  expect(await focused(page)).toBe("message");
  const descriptions =
    (await page.getByLabel("Message *").getAttribute("aria-describedby"))?.split(" ") ?? [];
  const texts = await Promise.all(descriptions.map((id) => page.locator(`#${id}`).textContent()));
  expect(texts).toContain(messageTooShort);
});

test("both checks fail: two notices, consent first, the focus on the first field of the page that fails", async () => {
  const { page } = await contactPage();
  await fill(page, "court");
  await send(page);
  await notice(page, messageTooShort).waitFor();
  const texts = await page.getByRole("alert").allTextContents();
  expect(texts.map((text) => text.replace(/^Erreur|Fermer$/g, ""))).toEqual([
    consentMissing,
    messageTooShort,
  ]);
  expect(await focused(page)).toBe("message");
  await page.waitForTimeout(500);
  const consentBox = await notice(page, consentMissing).boundingBox();
  const messageBox = await notice(page, messageTooShort).boundingBox();
  expect(consentBox?.y).toBeLessThan(messageBox?.y ?? 0);
});

test("a destructive notice stays until it is dismissed", async () => {
  const { page } = await contactPage();
  await fill(page);
  await send(page);
  await notice(page, consentMissing).waitFor();
  await page.waitForTimeout(7000);
  await notice(page, consentMissing).getByRole("button", { name: "Fermer" }).click();
  await notice(page, consentMissing).waitFor({ state: "detached" });
});

test.each([
  ["Nom *", "", "Indiquez votre nom."],
  ["E-mail *", "", "Indiquez votre adresse e-mail."],
  ["E-mail *", "camille", "Cette adresse e-mail semble incomplète."],
])("«%s» filled with «%s» is refused beside the field", async (label, value, reason) => {
  const { page, requests } = await contactPage();
  await fill(page);
  await page.getByLabel(label).fill(value);
  await consent(page).check();
  const before = requests.length;
  await send(page);
  await page.getByRole("main").locator("form").getByText(reason).waitFor();
  expect(await page.getByLabel(label).evaluate((control) => control === document.activeElement)).toBe(true);
  expect(await page.getByText("Message envoyé !").count()).toBe(0);
  expect(requests.slice(before)).toEqual([]);
});

test("a message sent before the scripts have arrived is kept, and handled as soon as they are there", async () => {
  const { page } = await visit("/contact", { viewport: { width: 390, height: 500 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await fill(page);
  await consent(page).check();
  await send(page);
  expect(await page.getByLabel("Message *").inputValue()).toBe(longEnough);
  expect(page.url()).toBe(siteUrl("/contact"));

  release();
  await page.getByRole("status").filter({ hasText: "Message envoyé !" }).waitFor();
  expect(await page.getByLabel("Message *").inputValue()).toBe("");
});

test("what is typed before the scripts have arrived is still there afterwards, with the focus", async () => {
  const { page } = await visit("/contact");
  await page.getByLabel("Message *").focus();
  await page.keyboard.type("Bonjour, ");
  await page.waitForFunction(isHydrated);
  await page.keyboard.type("voici la suite.");
  expect(await page.getByLabel("Message *").inputValue()).toBe("Bonjour, voici la suite.");
  expect(await focused(page)).toBe("message");
});

test("without JavaScript the form offers the mail link instead of a button that does nothing", async () => {
  const { page } = await visit("/contact", { javaScriptEnabled: false });
  expect(await page.getByRole("button", { name: "Envoyer le message" }).count()).toBe(0);
  const link = page.getByRole("link", { name: "Écrire un e-mail" });
  expect(await link.getAttribute("href")).toMatch(/^mailto:/);
  await fill(page);
  await page.getByLabel("Nom *").press("Enter");
  expect(page.url()).toBe(siteUrl("/contact"));
  expect(await page.getByLabel("Message *").inputValue()).toBe(longEnough);
});
