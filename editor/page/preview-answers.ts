import { useMemo } from "react";
import type { Contents } from "../../src/content/check/across-files";
import { type Content, type ContentFile, contentSchemas } from "../../src/content/contract";
import { queryAnswer } from "../../src/content/query-answer";
import type { FormPictures } from "./picture-cache";

export type Previewed = {
  name: string;
  /** The edited file. */
  content: unknown;
  /** All files as they are saved. */
  contents: Contents;
  pictures: FormPictures;
};

/** What GraphQL answers for each file. */
type Answers = { [File in ContentFile]: Content[File] } & Record<string, unknown>;

export function useAnswers({ name, content, contents, pictures }: Previewed): Answers {
  const answer = (file: string, value: unknown) =>
    queryAnswer(file as ContentFile, value, (picture, aspectRatio) =>
      pictureNode(pictures, picture, aspectRatio),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` is made of `pictures`
  const saved = useMemo(
    () => Object.keys(contentSchemas).map((file) => [file, answer(file, contents.get(file))] as const),
    [contents, pictures],
  );
  return { ...Object.fromEntries(saved), [name]: answer(name, content) } as Answers;
}

/** The node of Gatsby's image pipeline for a picture, in one size; opens the picture once a template reads its `src`. */
function pictureNode(pictures: FormPictures, file: string, aspectRatio: number) {
  const fallback = {
    get src() {
      return pictures.cut(file, aspectRatio);
    },
  };
  return { childImageSharp: { gatsbyImageData: { width: aspectRatio, height: 1, images: { fallback } } } };
}
