/**
 * notistack writes its styles, by goober, into a style element, which the CSP forbids. What goober takes for that
 * element is here a style sheet made by script, in a layer, so that the site's own styles go before it. A browser
 * without such sheets shows the notices in their own styles alone.
 */
if (typeof window === "object" && "adoptedStyleSheets" in document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let text = "";
  const styleElement = {
    parentNode: document.head,
    firstChild: {
      get data() {
        return text;
      },
      set data(css: string) {
        text = css;
        sheet.replaceSync(`@layer notistack{${css}}`);
      },
    },
  };
  Object.assign(window, { _goober: styleElement });
}
