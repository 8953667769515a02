/**
 * notistack injects its styles (by goober) into a style element, which the CSP forbids. This module gives goober a
 * constructed style sheet instead, in a layer below the site's styles; without support, only the site's styles apply.
 * goober takes its style element from `window._goober`, and writes CSS to the `data` of its first child.
 */
if (typeof window === "object" && "adoptedStyleSheets" in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let cssText = "";
  const fakeStyleElement = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return cssText;
      },
      set data(css: string) {
        cssText = css;
        sheet.replaceSync(`@layer notistack{${css}}`);
      },
    },
  };
  Object.assign(window, { _goober: fakeStyleElement });
}
