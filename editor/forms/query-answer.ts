import type { z } from "zod";
import type { PictureFacts } from "../../src/content/check/pictures";
import { queryAnswer as answer } from "../../src/content/query-answer";

export type Picture = { src: string; facts: PictureFacts | undefined };

/** A file of data/ as GraphQL would answer with it, made from what a form holds. */
export function queryAnswer(
  schema: z.ZodType,
  value: unknown,
  pictureOf: (file: string) => Picture,
): unknown {
  return answer(schema, value, (file) => processed(pictureOf(file)));
}

/** What Gatsby's image pipeline would make of the picture, in one size. */
function processed({ src, facts }: Picture) {
  const { width, height } = facts && "width" in facts && Number.isFinite(facts.width) ? facts : sixteenToNine;
  const data = { layout: "fullWidth", width, height, images: { sources: [], fallback: { src } } };
  return { childImageSharp: { gatsbyImageData: data, portrait: data, resize: { src } } };
}

const sixteenToNine = { width: 16, height: 9 };
