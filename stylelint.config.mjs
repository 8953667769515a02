// Features that not all browsers of the last two and a half years have (Baseline «widely available») and the
// styles use anyway, since a browser without them shows the page just as well.
// tests/site/old-browsers.test.ts holds the built pages to this list, and tests them without each.

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
          // Pages change at once, as they do without the next one.
          "view-transition",
        ],
        ignoreAtRules: [
          "view-transition",
          // The plug is in from the start.
          "starting-style",
          // The paper's own margins.
          "page",
        ],
        ignoreProperties: {
          // Lines break where they are full.
          "text-wrap": ["balance", "pretty"],
          "hanging-punctuation": ["first", "last"],
          // For a phone that is rotated; WebKit has its own name for it.
          "text-size-adjust": [],
          // A title at the foot of a sheet of paper.
          "break-after": ["avoid"],
          // Without it, a page with a scroll bar widens by it behind the open menu.
          "scrollbar-gutter": ["stable"],
          // Fields of one size.
          resize: [],
          // What is below the window is laid out at once.
          "content-visibility": ["visible"],
          // A rule cuts a wire by its one pixel.
          "overflow-clip-margin": [],
          // The web view's cursor, in the visitor's colours.
          "forced-color-adjust": ["none"],
          // Stands beside animation-timeline, inside @supports.
          "animation-range": [],
        },
      },
    ],
  },
};
