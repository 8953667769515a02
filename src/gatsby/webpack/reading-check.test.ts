/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readingProblems } from "./reading-check";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "reading-"));
  await write({
    "src/application/wrap-page-element.tsx":
      'import { Layout } from "../components/layout";\nexport const wrap = Layout;',
    "src/components/layout.tsx": 'export const Layout = () => <a href="/">Accueil</a>;',
    "src/islands/island.tsx":
      'import { useLayoutEffect } from "react";\nexport const withIsland = (name: string, part: unknown) => [useLayoutEffect, part];',
    "src/pages/404.tsx": "export default () => <p>404</p>;",
    "src/templates/contact.tsx":
      'import { Form } from "../form/form";\nexport default () => <Form />;\nexport const query = 1;',
    "src/form/form.tsx":
      'import { island } from "../components/operated";\nimport { Field } from "./field";\nexport type Props = object;\nexport const Form = island("form", () => <form onSubmit={() => {}}><Field /></form>);',
    "src/form/field.tsx":
      'import { useState } from "react";\nexport const Field = () => <input onInput={useState("")[1]} />;',
  });
});
afterEach(() => rm(folder, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

const howTo = "A part of a page that visitors operate is declared by island(), see src/islands/island.tsx.";

test("an island, and all that it is made of, may do what it likes", async () => {
  expect(await readingProblems(folder)).toEqual([]);
});

test.each([
  [
    "state",
    'import { useState } from "react";',
    "<p>{useState(1)[0]}</p>",
    "1: useState of react has no effect on a page that is only read.",
  ],
  [
    "an effect",
    'import { type ReactNode, useEffect as effect } from "react";',
    "effect(() => {})",
    "1: useEffect of react has no effect on a page that is only read.",
  ],
  [
    "all of React",
    'import React from "react";',
    "React.useState(1)",
    "1: All of «React» of react has no effect on a page that is only read.",
  ],
  [
    "a handler",
    "",
    "<button onClick={() => {}}>Plus</button>",
    "2: onClick is never called on a page that is only read.",
  ],
  ["a ref", "", "<p ref={() => {}} />", "2: ref is never called on a page that is only read."],
  [
    "Gatsby's link",
    'import { Link } from "gatsby";',
    '<Link to="/" />',
    "1: Link of gatsby has no effect on a page that is only read.",
  ],
  [
    "notistack",
    'import { enqueueSnackbar } from "notistack";',
    "enqueueSnackbar()",
    "1: enqueueSnackbar of notistack has no effect on a page that is only read.",
  ],
])(
  "%s in the frame of every page is refused, with file and line, and what to do",
  async (_, imports, body, problem) => {
    await write({ "src/components/layout.tsx": `${imports}\nexport const Layout = () => ${body};` });
    expect(await readingProblems(folder)).toEqual([`src/components/layout.tsx:${problem} ${howTo}`]);
  },
);

test("what React does at build time, and types, are allowed everywhere", async () => {
  await write({
    "src/components/layout.tsx":
      'import { type Dispatch, useId, useMemo } from "react";\nimport type { useState } from "react";\nimport { graphql, useStaticQuery } from "gatsby";\nexport const Layout = () => <p id={useId()} />;',
  });
  expect(await readingProblems(folder)).toEqual([]);
});

test("a template cannot pass for an island: a file that declares one exports nothing else", async () => {
  await write({
    "src/templates/contact.tsx":
      'import { useState } from "react";\nimport { island } from "../components/operated";\nconst Part = island("part", () => <p>{useState(1)}</p>);\nexport default () => <Part />;\nexport const query = 1;',
  });
  expect(await readingProblems(folder)).toEqual([
    `src/templates/contact.tsx:4: A file that declares an island exports nothing else. ${howTo}`,
    `src/templates/contact.tsx:5: A file that declares an island exports nothing else. ${howTo}`,
  ]);
});

test("Gatsby's own Head export is refused: Helmet writes the head", async () => {
  await write({
    "src/pages/404.tsx": "export function Head() { return <title>404</title>; }\nexport default () => <p />;",
  });
  expect(await readingProblems(folder)).toEqual([
    expect.stringMatching(/^src\/pages\/404\.tsx:1: Gatsby's Head/),
  ]);
});

test("this site passes the check", async () => {
  expect(await readingProblems(process.cwd())).toEqual([]);
});
