/** @jest-environment node */
import { contentContract } from "../../src/content/contract";
import { queryAnswer } from "./query-answer";

const pictureOf = (file: string) => ({ src: `/${file}`, facts: { width: 1600, height: 900 } });
const answer = (name: keyof typeof contentContract, value: unknown) =>
  queryAnswer(contentContract[name], value, pictureOf);

test("a picture has its proportions", () => {
  const { hero } = answer("home", { hero: { image: { src: "images/a.jpg", alt: "A" } } }) as {
    hero: { image: { src: object } };
  };
  expect(hero.image.src).toMatchObject({
    childImageSharp: {
      gatsbyImageData: { width: 1600, height: 900, images: { fallback: { src: "/images/a.jpg" } } },
    },
  });
});
