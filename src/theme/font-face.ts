// Written by `npm run font`.
export const fontFace = {
  typeface: "Familjen Grotesk",
  file: "/fonts/familjen-grotesk-8558fbee.woff2",
  fallbacks: [
    {
      "font-family": '"Familjen Grotesk Roboto"',
      src: 'local("Roboto"),local("Roboto-Regular")',
      "font-weight": "400 500",
      "ascent-override": "109.84%",
      "descent-override": "24.11%",
      "line-gap-override": "0%",
      "size-adjust": "93.32%",
    },
    {
      "font-family": '"Familjen Grotesk Arial"',
      src: 'local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Helvetica")',
      "font-weight": "400 500",
      "ascent-override": "110.27%",
      "descent-override": "24.21%",
      "line-gap-override": "0%",
      "size-adjust": "92.95%",
    },
    {
      "font-family": '"Familjen Grotesk Roboto"',
      src: 'local("Roboto Bold"),local("Roboto-Bold"),local("Roboto")',
      "font-weight": "600 700",
      "ascent-override": "105.94%",
      "descent-override": "23.26%",
      "line-gap-override": "0%",
      "size-adjust": "96.75%",
    },
    {
      "font-family": '"Familjen Grotesk Arial"',
      src: 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold"),local("Helvetica Bold"),local("Helvetica-Bold")',
      "font-weight": "600 700",
      "ascent-override": "112.93%",
      "descent-override": "24.79%",
      "line-gap-override": "0%",
      "size-adjust": "90.77%",
    },
  ],
};
