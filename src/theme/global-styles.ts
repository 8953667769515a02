import { compile, serialize, stringify } from "stylis";
import fontFace from "./font-face.json";
import {
  color,
  font,
  fontSize,
  forcedProperties,
  media,
  paletteProperties,
  printProperties,
  size,
  space,
  spaceProperties,
} from "./tokens";

const declarations = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join("");

/** When loaded, the fonts replace local fallbacks of equal width. */
const fontFaces = Object.values(fontFace).map(
  ({ typeface, file, fallbacks }) => `
  @font-face {
    font-family: "${typeface}";
    src: url("${file}") format("woff2");
    font-weight: 400 700;
    font-display: swap;
  }
  ${fallbacks.map((fallback) => `@font-face { ${declarations(fallback)} }`).join("\n")}
`,
);

const styles = `
  ${fontFaces.join("")}
  /* The monospace typeface takes its comma from the text typeface, where it is narrower. */
  @font-face {
    font-weight: 400 700; font-family: "${fontFace.monospace.typeface}"; src: url("${fontFace.text.file}") format("woff2");
    unicode-range: U+2C; font-display: swap;
  }
  :root { color-scheme: light dark; ${declarations({ ...paletteProperties("light"), ...spaceProperties.screen })} }
  @media (prefers-color-scheme: dark) { :root { ${declarations(paletteProperties("dark"))} } picture { filter: brightness(0.85); } }
  /* Rounds to even pixels, so that the parts of a decorative line in the page's margin meet. */
  @supports (width: round(1px, 2px)) { :root { --gutter: round(${spaceProperties.screen["--gutter"]}, 2px); } }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    scroll-padding-top: ${space.l};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    hanging-punctuation: first last;
  }
  /* Hyphenates long words in very narrow columns. */
  ${media.tight} { body { hyphens: auto; } }
  /* Scrolls sections with a background to the header, without a gap. */
  :where(section[data-background][id], article[id]) { scroll-margin-block-start: -${space.l}; }
  ${media.sticky} { html { scroll-padding-top: calc(${size.header} + ${space.l}); } }
  body {
    margin: 0;
    background: ${color.background};
    color: ${color.text};
    font: 400 ${fontSize.body}/1.5 ${font.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
  fieldset { min-inline-size: 0; }
  /* With \`none\`, WebKit would drop the list role. */
  ul, ol { list-style: ""; }
  h1, h2, h3 { font-weight: 600; line-height: 1.08; letter-spacing: -0.025em; text-wrap: balance; }
  h1 { font-size: ${fontSize.heading1}; }
  h2 { font-size: ${fontSize.heading2}; }
  h3 { font-size: ${fontSize.heading3}; }
  p, dd, li { text-wrap: pretty; }
  picture, img, svg, iframe { display: block; max-width: 100%; }
  img { height: auto; }
  a { color: ${color.brand}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  ${media.hover} { a:hover { text-decoration-thickness: 2px; } }
  address { font-style: normal; }
  :focus-visible { outline: 3px solid ${color.copper}; outline-offset: 3px; }
  ::selection { background: ${color.brand}; color: ${color.onBrand}; }
  /* Locks scrolling behind the open menu. */
  html:has(:popover-open) { overflow: hidden; scrollbar-gutter: stable; }
  #gatsby-focus-wrapper { outline: none; }
  /* Extends short pages to the lower edge of tall viewports. */
  @media screen {
    #gatsby-focus-wrapper { display: flex; flex-direction: column; min-block-size: 100vh; }
    main { flex: 1 0 auto; }
  }
  /* Gatsby's announcer speaks English; browsers announce page changes themselves. */
  #gatsby-announcer { display: none; }
  /* Forced colours do not apply to drawings by themselves. */
  ${media.forcedColors} { svg { ${declarations(forcedProperties)} } }
  /* On phones, transitions would delay the first paint by up to 200 ms. */
  ${media.motion} { ${media.hover} { @view-transition { navigation: auto; } } }
  /* Lets clicks through the fading snapshot of the old page. */
  ::view-transition { pointer-events: none; }

  @page { size: A4; margin: 13mm; }
  @media print {
    :root { color-scheme: light; ${declarations({ ...printProperties, ...spaceProperties.print })} }
    html { font-size: 8.25pt; }
    body { font-size: 9pt; }
    h1, h2, h3 { break-after: avoid; }
    section, article, figure, li, p, footer { break-inside: avoid; }
    /* Ends the last section's unbreakable block; otherwise Chromium breaks inside the footer. */
    main::after { content: ""; display: block; }
    nav, button, iframe, .screen-only { display: none !important; }
    a { text-decoration: none; }
    /* Prints links with a scheme, such as tel: and https:, but of those within the site only the brand. */
    a[href*=":"] { display: inline; }
    a[href^="/"]:not(header [href="/"]), a[href^="#"] { display: none !important; }
    a[href^="http"]::after { content: " " attr(href); font-size: 0.85em; overflow-wrap: anywhere; }
    img { max-block-size: 62mm; object-fit: cover; break-inside: avoid; }
  }
`;

/** The minified base style sheet of every page (seo/static-head.tsx). */
export const globalStyleSheet = serialize(compile(styles), stringify);
