import { parse } from "jsonc-parser";
import type { PathProblem } from "../../src/content/check/contract-problems";
import { type Contents, collectLinkTargets } from "../../src/content/check/cross-file-problems";
import { fileProblems } from "../../src/content/check/file-problems";
import { parseJsonFile } from "../../src/content/check/json-file";
import type { PictureMetadata } from "../../src/content/check/picture-format";
import { requiredSchemas, schemaOf } from "../../src/content/contract";
import { visitRoles } from "../../src/content/walk";

/** The texts of data/ by file name, and its pictures by path. */
export type Snapshot = {
  /** Absolute path of data/; part of a draft's storage key, because one browser may edit several folders. */
  folder: string;
  texts: ReadonlyMap<string, string>;
  pictures: PictureMetadataByPath;
};

/** A file's new text, and the text that it replaces. */
export type TextChange = { name: string; text: string; previousText: string };

type PictureMetadataByPath = ReadonlyMap<string, PictureMetadata>;

/** Parses what it can of malformed JSON; returns an empty object if the text is empty. */
export function parseContent(text: string): unknown {
  return parse(text) ?? {};
}

/** Checks one file's content; its links may lead to the pages and anchors of all `contents`. */
export function problemsOf(
  name: string,
  content: unknown,
  contents: Contents,
  pictures: PictureMetadataByPath,
): PathProblem[] {
  const problems = fileProblems(name, content, {
    contents,
    linkTargets: collectLinkTargets(contents),
    pictures,
  });
  visitRoles(schemaOf(name), content, (role, text, path) => {
    const metadata = role.kind === "picture" ? pictures.get(text) : undefined;
    if (metadata && "failure" in metadata) problems.push({ path, message: metadata.failure });
  });
  return problems;
}

/** Returns the contents of files with valid JSON, and an error message for each other file. */
export function parseTexts(texts: Snapshot["texts"]) {
  const contents = new Map<string, unknown>();
  const parseErrors = new Map<string, string>();
  for (const [name, text] of texts) {
    const { content, problems } = parseJsonFile(`data/${name}.json`, new TextEncoder().encode(text));
    const [problem] = problems;
    if (content && !problem) contents.set(name, content.value);
    if (!problem) continue;
    parseErrors.set(
      name,
      `${problem.file}, ligne ${problem.line}, colonne ${problem.column} : ${problem.message}. Corrigez ce fichier à la main, puis rechargez la page. Les autres formulaires restent utilisables.`,
    );
  }
  return { contents, parseErrors };
}

export function filesWithProblems({ texts, pictures }: Snapshot): Set<string> {
  const { contents, parseErrors } = parseTexts(texts);
  const missingFiles = Object.keys(requiredSchemas).filter((name) => !texts.has(name));
  const invalidFiles = [...contents.keys()].filter(
    (name) => problemsOf(name, contents.get(name), contents, pictures).length > 0,
  );
  return new Set([...parseErrors.keys(), ...missingFiles, ...invalidFiles]);
}
