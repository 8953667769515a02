// What browsers of the last two and a half years do not all know (Baseline «widely available») and the styles use all the
// same, since a browser without it shows the page as well. tests/site/old-browsers.test.ts holds the built pages to this list,
// and looks at each without.

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        available: "widely",
        ignoreSelectors: [
          // Its rules are dropped, and the header shows the plain list of links.
          "popover-open",
          // The browser's own colours of a selection.
          "selection",
          // On paper, a table that is closed on the screen stays closed.
          "details-content",
          // Pages change at once, as without the next one.
          "view-transition",
        ],
        ignoreAtRules: [
          "view-transition",
          // The paper's own margins.
          "page",
        ],
        ignoreProperties: {
          // Lines break where they are full.
          "text-wrap": ["balance", "pretty"],
          "hanging-punctuation": ["first", "last"],
          // Of a telephone that is turned; WebKit knows it by its own name.
          "text-size-adjust": [],
          // A title at the foot of a sheet of paper.
          "break-after": ["avoid"],
          // Fields in the browser's own colour, and of one size.
          "accent-color": [],
          resize: [],
          // What is below the window is laid out at once.
          "content-visibility": ["auto", "visible"],
          // The web view's cursor, in the visitor's colours.
          "forced-color-adjust": ["none"],
          // Stands beside animation-timeline, inside @supports.
          "animation-range": [],
        },
      },
    ],
  },
};
