import { renderToStaticMarkup } from "react-dom/server";
import { globalStyleSheet } from "../theme/global-styles";
import { palettes } from "../theme/tokens";
import { StaticHead } from "./static-head";

const parseHead = () => new DOMParser().parseFromString(renderToStaticMarkup(StaticHead()), "text/html");
const hrefOf = (selector: string) => parseHead().querySelector(selector)?.getAttribute("href") ?? "";

test("links the manifest and preloads the font file that the style sheet refers to", () => {
  expect(hrefOf("link[rel=manifest]")).toBe("/manifest.webmanifest");
  expect(parseHead().querySelector("style")?.textContent).toContain(`url("${hrefOf("link[rel=preload]")}")`);
});

test.each([
  ["light", /:root\{[^}]*/],
  ["dark", /(?<=@media \(prefers-color-scheme:\s?dark\)\{):root\{[^}]*/],
] as const)("the theme colour is the page's background in the %s scheme", (scheme, rootRule) => {
  const { background } = palettes[scheme];
  const meta = parseHead().querySelector(`meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`);
  expect(meta?.getAttribute("content")).toBe(background);
  expect(rootRule.exec(globalStyleSheet)?.[0]).toContain(`--background:${background};`);
  expect(globalStyleSheet).toContain(":root{color-scheme:light dark;");
});
