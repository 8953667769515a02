import { color, font, media, shade, size, space } from "../../src/theme/tokens";

const headerSize = "4.5rem";

export const editorStyles = `
  html { scroll-padding-block: ${headerSize} 4rem; }
  /* Turns off the view transitions of the site's global styles. */
  @view-transition { navigation: none; }
  body { font-size: 1rem; }
  h1 { font-size: 1.25rem; }
  h2 { font-size: 1.5rem; }
  button, input, textarea, select { min-block-size: ${size.target}; padding: ${space.xs} ${space.s}; border: 1px solid ${color.controlLine}; border-radius: ${size.radius}; background: ${color.surface}; color: ${color.text}; font: 400 1rem/1.45 ${font.text}; }
  input, textarea, select { display: block; inline-size: 100%; }
  [type="range"] { padding: 0; }
  input { accent-color: ${color.brand}; }
  input:is([type="checkbox"], [type="radio"]) { inline-size: 1.25rem; min-block-size: 1.25rem; }
  [aria-invalid] { border-color: ${color.danger}; box-shadow: inset 4px 0 0 ${color.danger}; }
  [readonly] { border-style: dashed; background: none; color: ${color.textMuted}; }
  button { min-inline-size: ${size.target}; border-color: ${color.brand}; color: ${color.brand}; font-weight: 600; cursor: pointer; }
  ${media.hover} { button:hover { border-color: ${color.text}; } }
  button[aria-disabled] { border: 1px dashed ${color.line}; background: none; color: ${color.textMuted}; font-weight: 400; cursor: default; }
  button.primary:not([aria-disabled]) { background: ${color.brand}; color: ${color.onBrand}; }
  button.link { min-block-size: 0; padding: 0; border: 0; background: none; text-align: start; text-decoration: underline; }
  label, legend { display: block; margin-block-end: 0.25rem; padding: 0; font-weight: 600; }
  .page { max-inline-size: 60rem; margin: 0 auto; padding: ${space.xl} ${space.l} ${space.xxl}; }
  .page h1 { font-size: 2.25rem; }
  .page > section { margin-block-start: ${space.xl}; }
  .row { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.xs} ${space.m}; }
  .between { justify-content: space-between; }
  .spaced { margin-block-start: ${space.m}; }
  pre, code { font: 400 0.9375rem/1.5 monospace; }
  pre { margin-block-start: ${space.m}; white-space: pre-wrap; overflow-wrap: anywhere; }
  .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: ${space.s}; margin-block-start: ${space.m}; }
  .cards a { display: block; padding: ${space.m}; border: 1px solid ${color.controlLine}; border-radius: ${size.radius}; background: ${color.surface}; font-weight: 600; text-decoration: none; }

  .form-page { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; }
  .form-page > header { position: sticky; inset-block-start: 0; z-index: 1; grid-column: 1 / -1; min-block-size: ${headerSize}; padding: ${space.xs} ${space.l}; border-block-end: 1px solid ${color.line}; background: ${color.background}; }
  .form-page h1 { flex: 1; min-inline-size: min-content; overflow-wrap: normal; }
  .form-page > main { padding: 0 ${space.l} 50vh; }
  .form-page > aside { position: sticky; inset-block-start: ${headerSize}; display: flex; flex-direction: column; block-size: calc(100dvh - ${headerSize}); }
  .form-page [role="status"] { flex: 1 1 6rem; text-align: end; color: ${color.textMuted}; }
  .widths { padding: 0 ${space.m}; border-block-end: 1px solid ${color.line}; }
  .widths legend { position: absolute; clip-path: inset(50%); }
  .widths label { gap: ${space.xs}; min-block-size: ${size.target}; margin: 0; font-weight: 400; }
  .frame { flex: 1; min-block-size: 0; overflow: hidden; background: ${color.surface}; }
  iframe { display: block; max-inline-size: none; margin-inline: auto; border: 0; transform-origin: 0 0; }
  ${media.wideScreen} { .form-page { grid-template-columns: minmax(26rem, 2fr) minmax(0, 3fr); } }
  ${media.stacked} { .form-page > :is(header, aside) { position: static; } .form-page > main { padding-block-end: ${space.l}; } }

  details { margin-block-start: ${space.s}; }
  details[open] { padding-inline-start: ${space.xs}; border-inline-start: 2px solid ${color.line}; }
  summary { padding: ${space.s}; border: 1px solid ${color.line}; border-radius: ${size.radius}; font-weight: 600; cursor: pointer; }
  summary span { margin-inline-start: ${space.xs}; }
  .hint, summary span, dd span { color: ${color.textMuted}; font-size: 0.9375rem; font-weight: 400; }
  .field { min-inline-size: 0; margin-block-start: ${space.m}; }
  .error-message { margin-block: 0.25rem; color: ${color.danger}; font-weight: 600; white-space: pre-line; }
  .field img { max-block-size: 10rem; }
  /* Keeps the focus ring clear of the texts above and below. */
  .field :is(input, textarea, select):focus-visible { outline-offset: -1px; }
  .list > li { position: relative; display: flex; flex-direction: column; }
  .list > li > :not(.moves) { flex: 1; min-inline-size: 0; }
  .placeholder { gap: 0 ${space.s}; color: ${color.copperText}; font-size: 0.9375rem; }
  .moves { display: flex; gap: 0.25rem; margin-block-start: ${space.s}; }
  /* Space for the entry's move buttons beside its heading. */
  .list > li > details > summary { margin-inline-end: 9.25rem; }
  .list > li > details + .moves { position: absolute; inset: 0 0 auto auto; }
  ${media.medium} {
    .list > li { flex-direction: row; gap: ${space.xs}; }
    .moves { align-self: start; }
  }

  dialog, .notice { padding: ${space.l} ${space.l} 0; border: 1px solid ${color.controlLine}; border-radius: ${size.radius}; background: ${color.surface}; color: ${color.text}; }
  .notice { position: fixed; inset-block-end: ${space.m}; inset-inline-end: ${space.m}; z-index: 2; inline-size: min(35rem, 100vw - 2 * ${space.m}); max-block-size: 45vh; overflow: auto; border-color: ${color.danger}; box-shadow: ${shade.floating}; }
  dt em { color: ${color.danger}; font-style: normal; }
  dt { margin-block-start: ${space.s}; font-weight: 600; }
  dialog { inline-size: min(64rem, 100vw - 2 * ${space.m}); max-inline-size: none; max-block-size: calc(100dvh - 2 * ${space.m}); }
  dialog > footer, .notice > :last-child { position: sticky; inset-block-end: 0; padding-block: ${space.m}; background: ${color.surface}; }
  .drop { position: relative; padding: ${space.l}; border: 2px dashed ${color.controlLine}; color: ${color.brand}; text-align: center; cursor: pointer; }
  .drop:focus-within { outline: 3px solid ${color.copper}; outline-offset: 3px; }
  .drop input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  .cropper { position: relative; block-size: 45dvh; margin-block: ${space.m}; background: ${color.background}; }
  .pictures { display: grid; margin-block-start: ${space.m}; grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100%), 1fr)); gap: ${space.s}; }
  .pictures button { inline-size: 100%; overflow-wrap: anywhere; }
  .pictures img { inline-size: 100%; block-size: 7rem; object-fit: contain; }
`;
