import { readContent } from "../../tools/content";
import { routes, unknownPath } from "../../tools/routes";
import { readRefusedForm, readSentForm, readThrough, transcribe } from "../../tools/transcript";
import { newVisit, siteUrl, withBuiltSite } from "../support/browser";
import { takeTime, words } from "../support/contact-page";

withBuiltSite();

/** What a screen reader says, whatever the content: docs/screen-reader/ holds the words of one, to be read by people. */

const { interface: names, navigation, contactButton } = readContent("site");

async function hear(path: string, read: typeof readThrough): Promise<string[]> {
  const { page } = await newVisit({ bypassCSP: true });
  await takeTime(page);
  const said = await transcribe(page, { path, read }, siteUrl());
  return said.trimEnd().split("\n");
}

const spoken = (text: string) => text.replace(/\s+/g, " ").trim();

const pages = [...routes, { path: unknownPath, heading: "Oops! Page not found" }];

test.each(pages)(
  "on $path: the landmarks in order, the way past the header first, each heading with its level, and a name for all",
  async ({ path, heading }) => {
    const said = (await hear(path, readThrough)).map(spoken);
    expect(said.slice(0, 3)).toEqual(["document", "banner", `link, ${spoken(names.skipToContent)}`]);
    const landmarks = said.filter((phrase) => /^(?:banner|navigation|main|contentinfo)\b/.test(phrase));
    const [banner, menu, main, ...rest] = landmarks;
    expect([banner, menu, main]).toEqual(["banner", spoken(`navigation, ${names.mainNavigation}`), "main"]);
    expect(rest.slice(-2)).toEqual(["contentinfo", spoken(`navigation, ${names.footerNavigation}`)]);

    const menuLinks = said.slice(said.indexOf(menu ?? ""), said.indexOf("main"));
    const own = navigation.find(({ to }) => to === path);
    expect(menuLinks.filter((phrase) => phrase.endsWith(", current page"))).toEqual(
      own ? [`link, ${own.label}, current page`] : [],
    );
    // Further pages of a list are of it.
    const plain = menuLinks.map((phrase) => phrase.replace(/, current .*/, ""));
    for (const { label } of navigation) expect(plain).toContain(`link, ${label}`);
    expect(menuLinks).toContain(`link, ${contactButton}`);

    expect(said.filter((phrase) => /^heading, .*, level 1$/.test(phrase))).toEqual([
      spoken(`heading, ${heading}, level 1`),
    ]);
    // A thing without a name is said by its role alone.
    expect(
      said.filter((phrase) => /^(?:link|button|image|textbox|checkbox|heading|region)$/.test(phrase)),
    ).toEqual([]);
    expect(said.filter((phrase) => /undefined|\[object \w+\]|\bNaN\b/.test(phrase))).toEqual([]);
  },
);

test("a form that is refused: the first field with its fault, then both notices, consent first", async () => {
  const said = (await hear("/contact", readRefusedForm)).map(spoken);
  expect(said).toContain(
    spoken(`textbox, ${words.fields.name.label}, ${words.errors.nameMissing}, invalid, required`),
  );
  expect(said.filter((phrase) => phrase.startsWith("assertive: "))).toEqual([
    expect.stringContaining("ErreurVous devez accepter l'utilisation de vos données."),
    expect.stringContaining("ErreurLe message doit contenir au moins 20 caractères."),
  ]);
});

test("a form that is accepted: thanks, without interrupting", async () => {
  const said = (await hear("/contact", readSentForm)).map(spoken);
  const thanks = said.filter((phrase) => phrase.includes("Message envoyé !"));
  expect(thanks).toEqual([
    expect.stringMatching(/^polite: Message envoyé !Nous vous répondrons rapidement\./),
  ]);
  expect(said.filter((phrase) => phrase.startsWith("assertive: "))).toEqual([]);
});
