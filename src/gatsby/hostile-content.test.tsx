import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CallToAction } from "../components/call-to-action";
import { FounderCard } from "../components/founder-card";
import { Offer } from "../components/offer";
import { PageIntro } from "../components/page-intro";
import { PartnerCategory } from "../components/partner-category";
import { breadcrumbList, jsonLd } from "../seo/structured-data";
import { manifest, sitemap } from "./hosting/site-files";

/** Content that would be code somewhere: it stays text everywhere, whether or not the check accepts it. */
const hostile = {
  "the end of a script": "</script><script>window.hacked=1</script>",
  "an element with a handler": '<img src=x onerror="window.hacked=1">',
  "the end of an attribute": "\"'`><b>",
  "places of a template": "{{constructor.constructor('x')()}} #{x} {name} $& $1",
  "a comment and an entity": "<!-- --> &lt; &amp;amp; ]]>",
  "right-to-left text and marks": "\u202e\u05e9\u05dc\u05d5\u05dd\u202c \u200f!",
  "a word of ten thousand letters": "x".repeat(10_000),
  emoji: "👩‍🚒🏳️‍🌈 🇨🇭",
};
const cases = Object.entries(hostile);
const link = (label: string) => ({ label, to: "/contact" });

test.each(cases)("%s is text on every block of the site", (_what, text) => {
  const page = (
    <>
      <PageIntro label={text} title={text} lead={text} />
      <FounderCard
        founder={{
          name: text,
          initials: "XY",
          role: text,
          email: "a@b.ch",
          bio: text,
          facts: [{ label: text, text }],
          photo: null,
        }}
        emailLabel="À {name}"
      />
      <Offer
        offer={{
          id: "x",
          icon: "board",
          title: text,
          description: text,
          details: [text],
          image: null,
          link: link(text),
          more: null,
        }}
        number={1}
      />
      <PartnerCategory
        pins={2}
        category={{ title: text, description: text, brings: text, gets: text, notice: text }}
        labels={{ brings: text, gets: text }}
      />
      <CallToAction invitation={{ title: text, text, link: link(text) }} />
    </>
  );
  const { container } = render(page);
  const shown = [...container.querySelectorAll("h1, h2, p, a, li, dt, dd")].map(
    (element) => element.textContent,
  );
  expect(shown.filter((content) => content === text).length).toBeGreaterThanOrEqual(12);

  const served = new DOMParser().parseFromString(renderToString(page), "text/html");
  expect(served.querySelectorAll("script, img, b")).toHaveLength(0);
  expect(served.body.textContent).toContain(text);
});

test.each(cases)("%s is text in the structured data", (_what, text) => {
  const script = jsonLd([breadcrumbList("https://x.ch", [{ name: text, path: "/" }])]);
  expect(script).not.toMatch(/<\/?script|<!--/i);
  expect(JSON.parse(script)["@graph"][0].itemListElement[0].name).toBe(text);
});

test.each(cases)("%s is text in the manifest and the sitemap", (_what, text) => {
  expect(JSON.parse(manifest(text, text))).toMatchObject({ name: text, description: text });

  const xml = new DOMParser().parseFromString(sitemap("https://x.ch", [`/${text}`]), "application/xml");
  expect(xml.querySelector("parsererror")).toBeNull();
  expect(xml.querySelector("loc")?.textContent).toBe(`https://x.ch/${text}`);
});
