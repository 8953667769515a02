import { contentSchemas } from "../../src/content/contract";
import type { Site } from "../../src/site";
import siteJson from "../fixture/data/site.json";

const siteContent = contentSchemas.site.parse(siteJson);

/** Gatsby's result for a picture of 16:10; with fullWidth, its width is 1. */
export const pictureFile = {
  childImageSharp: {
    gatsbyImageData: {
      layout: "fullWidth" as const,
      width: 1,
      height: 0.625,
      images: {
        sources: [{ type: "image/avif", srcSet: "/static/board-400.avif 400w, /static/board-800.avif 800w" }],
        fallback: { src: "/static/board-800.jpg", srcSet: "/static/board-800.jpg 800w" },
      },
    },
  },
};

export const picture = {
  src: pictureFile,
  alt: "Carte électronique en gros plan",
  caption: "Image de synthèse",
};

export const link = { label: "Écrire un message", to: "/contact" };

/** The fixture's site.json as returned by useSite(). */
export const site: Site = {
  ...siteContent,
  business: {
    ...siteContent.business,
    image: { src: { childImageSharp: { resize: { src: "/static/image.jpg" } } } },
  },
};
