// Features that some browsers of the last two and a half years lack (Baseline "widely available"), and that degrade
// well. tests/site/old-browsers.test.ts checks the built pages against this list and tests them without each.

/** @type {import("stylelint").Config} */
export default {
  plugins: ["stylelint-plugin-use-baseline"],
  rules: {
    "plugin/use-baseline": [
      true,
      {
        available: "widely",
        ignoreSelectors: [
          // Fallback: the header shows a plain list of links.
          "popover-open",
          // Fallback: the browser's own selection colours.
          "selection",
          // Fallback: a closed table stays closed in print.
          "details-content",
          // Fallback: pages change without a transition.
          "view-transition",
        ],
        ignoreAtRules: [
          "view-transition",
          // Fallback: the plug does not slide in.
          "starting-style",
          // Fallback: the printer's own margins.
          "page",
        ],
        ignoreProperties: {
          // Fallback: lines break where they are full.
          "text-wrap": ["balance", "pretty"],
          "hanging-punctuation": ["first", "last"],
          // For rotated phones; WebKit has a prefixed name.
          "text-size-adjust": [],
          // Fallback: a title may end a printed page.
          "break-after": ["avoid"],
          // Fallback: a page with a scroll bar widens behind the open menu.
          "scrollbar-gutter": ["stable"],
          // Fallback: fields keep their size.
          resize: [],
          // Fallback: content below the viewport is laid out at once.
          "content-visibility": ["visible"],
          // Fallback: a wire is clipped by one pixel.
          "overflow-clip-margin": [],
          // For the live view's slider in forced colours.
          "forced-color-adjust": ["none"],
          // Always used inside @supports, with animation-timeline.
          "animation-range": [],
        },
      },
    ],
  },
};
