// Allows features beyond Baseline "widely available" (all browsers of the last 2.5 years) that have a good fallback.
// tests/site/old-browsers.test.ts checks the styles of the built pages against this list.

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
          // Fallback: the form's plug appears without sliding in.
          "starting-style",
          // Fallback: the printer's default margins.
          "page",
        ],
        // Fallback: a partner's wires meet those of the board up to a pixel apart.
        ignoreFunctions: ["round"],
        ignoreProperties: {
          // Fallback: lines break only where they are full.
          "text-wrap": ["balance", "pretty"],
          "hanging-punctuation": ["first", "last"],
          // Fallback: none needed; keeps iPhones from enlarging text when rotated, and WebKit has it with a prefix.
          "text-size-adjust": [],
          // Fallback: a title may end a printed page.
          "break-after": ["avoid"],
          // Fallback: a page with a scroll bar widens behind the open menu.
          "scrollbar-gutter": ["stable"],
          // Fallback: fields keep their size.
          resize: [],
          // Fallback: content below the viewport is laid out at once.
          "content-visibility": ["visible"],
          // Fallback: the last pixel of a wire is clipped.
          "overflow-clip-margin": [],
          // Fallback: the browser recolours the live view's slider in forced colours.
          "forced-color-adjust": ["none"],
          // Always used inside @supports, with animation-timeline.
          "animation-range": [],
        },
      },
    ],
  },
};
