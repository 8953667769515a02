// Written by `npm run font`.
export const fontFace = {
  typeface: "Familjen Grotesk",
  file: "/fonts/familjen-grotesk-87d4db0c.woff2",
  fallback: {
    "ascent-override": "108.37%",
    "descent-override": "23.79%",
    "line-gap-override": "0%",
    "size-adjust": "94.59%",
  },
};
