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

const custom = (properties: Record<string, string>) =>
  Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join("");

/** Text is first shown in a fallback of equal width, until the font has loaded. */
const fontFaces = Object.values(fontFace).map(
  ({ typeface, file, fallbacks }) => `
  @font-face {
    font-family: "${typeface}";
    src: url("${file}") format("woff2");
    font-weight: 400 700;
    font-display: swap;
  }
  ${fallbacks.map((face) => `@font-face { ${custom(face)} }`).join("\n")}
`,
);

const styles = `
  ${fontFaces.join("")}
  :root { color-scheme: light dark; ${custom({ ...paletteProperties("light"), ...spaceProperties.screen })} }
  @media (prefers-color-scheme: dark) { :root { ${custom(paletteProperties("dark"))} } }
  /* In whole pixels: the pieces of a line in the margin meet. */
  @supports (width: round(1px, 2px)) { :root { --gutter: round(${spaceProperties.screen["--gutter"]}, 2px); } }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    scroll-padding-top: ${space.l};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    hanging-punctuation: first last;
  }
  /* Long words in few letters a line. */
  ${media.tight} { body { hyphens: auto; } }
  /* What has a ground of its own begins right below the header. */
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
  /* Not \`none\`, with which WebKit tells screen readers that a list is a mere group. */
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
  ::selection { background: ${color.brandFill}; color: ${color.onBrand}; }
  /* The page stands still behind the open menu. */
  html:has(:popover-open) { overflow: hidden; scrollbar-gutter: stable; }
  #gatsby-focus-wrapper { outline: none; }
  /* In a high window, a short page ends at its lower edge. */
  @media screen {
    #gatsby-focus-wrapper { display: flex; flex-direction: column; min-block-size: 100vh; }
    main { flex: 1 0 auto; }
  }
  /* Gatsby's own announcer speaks English, and of anchors too; page changes are the browser's to announce. */
  #gatsby-announcer { display: none; }
  /* The browser forces colours on everything but drawings. */
  ${media.forcedColors} { svg { ${custom(forcedProperties)} } }
  /* Not on telephones, where it puts the first paint off by up to 200 ms. */
  ${media.motion} { ${media.hover} { @view-transition { navigation: auto; } } }
  /* A press is for the page, not for the picture of it that fades out. */
  ::view-transition { pointer-events: none; }

  @page { size: A4; margin: 13mm; }
  @media print {
    :root { color-scheme: light; ${custom({ ...printProperties, ...spaceProperties.print })} }
    html { font-size: 8.25pt; }
    body { font-size: 9pt; }
    h1, h2, h3 { break-after: avoid; }
    section, article, figure, li, p, footer { break-inside: avoid; }
    /* Ends what Chromium keeps with a title of the last section: it would break the footer instead. */
    main::after { content: ""; display: block; }
    /* Nothing to press on paper. */
    nav, button, iframe, .screen-only { display: none !important; }
    a { text-decoration: none; }
    a[href*=":"] { display: inline; }
    a[href^="/"]:not(header [href="/"]), a[href^="#"] { display: none !important; }
    a[href^="http"]::after { content: " " attr(href); font-size: 0.85em; overflow-wrap: anywhere; }
    img { max-block-size: 62mm; object-fit: cover; break-inside: avoid; }
  }
`;

/** The minified base style sheet of every page (seo/static-head.tsx). */
export const globalStyleSheet = serialize(compile(styles), stringify);
