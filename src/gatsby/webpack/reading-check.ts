import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parseSync, types as t, traverse } from "@babel/core";
import { build, type Metafile } from "esbuild";

/**
 * What is only read runs no React in production, while in develop it would: state, effects and event handlers outside an
 * island would work on the developer's machine and be dead on the visitor's. This check refuses them.
 */

/** The module that declares islands. */
const declaration = "src/islands/island.tsx";
const howTo = `A part of a page that visitors operate is declared by island(), see ${declaration}.`;

/** What React does at build time. The rest of it is for the browser. */
const writing = new Set([
  "Children",
  "cloneElement",
  "createContext",
  "createElement",
  "Fragment",
  "forwardRef",
  "isValidElement",
  "memo",
  "useContext",
  "useId",
  "useMemo",
]);

/** What is only read may use these of the packages; `undefined`: types only. */
const allowed: Record<string, ReadonlySet<string> | undefined> = {
  react: writing,
  // Links are plain links, the head is Helmet's.
  gatsby: new Set(["graphql", "useStaticQuery"]),
  "gatsby-plugin-image": undefined,
  "react-dom": undefined,
  notistack: undefined,
};

/** Every problem, one sentence each, in the files that the pages of `folder` are made of. */
export async function readingProblems(folder: string): Promise<string[]> {
  const { inputs } = await graphOf(folder);
  const problems: string[] = [];
  const seen = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    const input = inputs[file];
    if (!input || seen.has(file) || !/\.[jt]sx?$/.test(file)) return;
    seen.add(file);
    const imported = input.imports.filter(({ external }) => !external).map((link) => link.path);
    const declaresPart = imported.includes(declaration);
    const source = await readFile(path.join(folder, file), "utf8");
    problems.push(...problemsOf(file, source, declaresPart));
    // What an island is made of may do what it likes.
    if (!declaresPart) for (const next of imported) await visit(next);
  };
  for (const page of await pageFiles(folder)) await visit(page);
  return problems;
}

/** The modules that pages begin with, and the frame around them. */
async function pageFiles(folder: string): Promise<string[]> {
  const pages: string[] = ["src/application/wrap-page-element.tsx"];
  for (const place of ["src/templates", "src/pages"]) {
    for (const name of await readdir(path.join(folder, place))) {
      if (/\.tsx$/.test(name) && !/\.test\.tsx$/.test(name)) pages.push(`${place}/${name}`);
    }
  }
  return pages;
}

async function graphOf(folder: string): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: await pageFiles(folder),
    bundle: true,
    packages: "external",
    metafile: true,
    write: false,
    outdir: "unwritten",
    logLevel: "silent",
  });
  return metafile;
}

function problemsOf(file: string, source: string, declaresPart: boolean): string[] {
  const problems: string[] = [];
  const report = (node: t.Node, what: string) =>
    problems.push(`${file}:${node.loc?.start.line}: ${what} ${howTo}`);
  const tree = parseSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
  });
  if (!tree) return problems;
  traverse(tree, {
    ImportDeclaration({ node }) {
      if (declaresPart || node.importKind === "type" || !Object.hasOwn(allowed, node.source.value)) return;
      for (const specifier of node.specifiers) {
        const name = importedName(specifier);
        if (name === undefined || allowed[node.source.value]?.has(name)) continue;
        report(specifier, `${name} of ${node.source.value} has no effect on a page that is only read.`);
      }
    },
    JSXAttribute({ node }) {
      const name = typeof node.name.name === "string" ? node.name.name : "";
      if (declaresPart || !/^(?:on[A-Z]|ref$)/.test(name)) return;
      report(node, `${name} is never called on a page that is only read.`);
    },
    ExportNamedDeclaration({ node }) {
      const { declaration: exported } = node;
      if (t.isFunctionDeclaration(exported) && exported.id?.name === "Head") {
        report(node, "Gatsby's Head is not used here: src/seo/page-head.tsx writes every head.");
      }
      if (declaresPart && !exportsPartsOnly(node)) {
        report(node, "A file that declares an island exports nothing else.");
      }
    },
    ExportDefaultDeclaration({ node }) {
      if (declaresPart) report(node, "A file that declares an island exports nothing else.");
    },
  });
  return problems;
}

/** The name under which its module exports it; `undefined` for a type. */
function importedName(specifier: t.ImportDeclaration["specifiers"][number]): string | undefined {
  if (!t.isImportSpecifier(specifier)) return `All of «${specifier.local.name}»`;
  if (specifier.importKind === "type") return undefined;
  return t.isIdentifier(specifier.imported) ? specifier.imported.name : specifier.imported.value;
}

function exportsPartsOnly({ declaration: exported, exportKind }: t.ExportNamedDeclaration): boolean {
  if (exportKind === "type") return true;
  return (
    t.isVariableDeclaration(exported) &&
    exported.declarations.every(
      ({ init }) => t.isCallExpression(init) && t.isIdentifier(init.callee, { name: "island" }),
    )
  );
}
