/**
 * notistack writes its styles, by goober, into a style element, which the CSP forbids. Here, goober is given
 * a constructed style sheet in place of that element, in a layer, so that the site's own styles take
 * precedence. A browser without constructed style sheets shows the notices in the site's styles only.
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
