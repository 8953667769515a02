import site from "../tests/fixture/data/site.json";

/** Gatsby as unit tests need it: the one static query answers with tests/fixture/data/site.json. */

export const graphql = () => "";

export function useStaticQuery() {
  const image = {
    ...site.business.image,
    src: { childImageSharp: { resize: { src: "/static/image.jpg" } } },
  };
  return { build: { year: "2026" }, facts: { ...site, business: { ...site.business, image } } };
}
