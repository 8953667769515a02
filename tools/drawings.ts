import { readdirSync } from "node:fs";
import path from "node:path";
import { type CustomPlugin, optimize } from "svgo";

/** The drawings: what `npm run drawings` cleans, and a unit test holds to the rules below. */
export const drawingsFolder = path.join("src", "drawings");
export const drawingFiles = () => readdirSync(drawingsFolder).filter((file) => file.endsWith(".svg"));

/** All drawings together, in bytes. */
export const mostBytes = 105_000;

/** Names the styles for browsers and vector programs: Inkscape knows no other way. The site leaves it out. */
const sheet = '<style>@import "drawing.css";</style>';
const namesSheet = /<style[^>]*>[^<]*drawing\.css[^<]*<\/style>/;

/** Without what a vector program adds: namespaces, ids, styles of its own. For people to read: an element a line. */
export function clean(file: string, svg: string): string {
  const { data } = optimize(svg.replace(namesSheet, ""), {
    path: file,
    multipass: true,
    js2svg: { pretty: true, indent: 2, eol: "lf", finalNewline: true },
    plugins: [
      "removeXMLProcInst",
      "removeDoctype",
      "removeMetadata",
      "removeEditorsNSData",
      "removeUnusedNS",
      "removeXlink",
      "removeDimensions",
      "convertStyleToAttrs",
      { name: "cleanupIds", params: { force: true, minify: false, preservePrefixes: [idPrefix(file)] } },
      "removeUselessDefs",
      "removeEmptyContainers",
      { name: "cleanupNumericValues", params: { floatPrecision: 3 } },
      plain,
    ],
  });
  return data.replace(/<svg[^>]*>/, `$&\n  ${sheet}`).replace(/^ *<!-- *(.*?) *-->/gms, "  <!-- $1 -->");
}

const plain: CustomPlugin = {
  name: "plain",
  fn: () => ({
    element: {
      enter({ name, attributes }) {
        // What is left of a program's styles once they are attributes, and its other marks.
        for (const key of ["style", "xml:space", "font-variation-settings"]) delete attributes[key];
        if (name === "svg") delete attributes.version;
        // Paths stay as they were written, for people who read them.
        attributes.d &&= attributes.d.replace(/\d*\.\d{4,}/g, threeDecimals);
      },
    },
  }),
};

const threeDecimals = (number: string) => String(Number(Number(number).toFixed(3)));

/** What a person has to put right in a cleaned drawing. */
export function problems(file: string, svg: string): string[] {
  const found: string[] = [];
  if (!/<svg[^>]* viewBox=/.test(svg)) found.push("give its <svg> a viewBox, its sheet in its own units");
  const rules: CustomPlugin = {
    name: "rules",
    fn: () => ({
      element: {
        enter({ name, attributes }) {
          if (/^(style|script|foreignObject|image|a)$|:/.test(name)) {
            found.push(`<${name}>: take it out; a drawing is plain lines and words`);
          }
          for (const [attribute, value] of Object.entries(attributes)) {
            const problem = attributeProblem(file, attribute, value);
            if (problem) found.push(`${attribute}="${value}" of a <${name}>: ${problem}`);
          }
        },
      },
    }),
  };
  optimize(svg.replace(namesSheet, ""), { path: file, plugins: [rules] });
  return found.map((problem) => `${path.join(drawingsFolder, file)}: ${problem}.`);
}

function attributeProblem(file: string, name: string, value: string): string | undefined {
  if (name === "id" && !value.startsWith(idPrefix(file))) {
    return `begin it with «${idPrefix(file)}», since all drawings of a page share their ids`;
  }
  if (/^(fill|stroke)$/.test(name) && !/^(none|url\(#.+\))$/.test(value)) {
    return "take it out and give a class of drawing.css; a colour of its own stays the same in the dark scheme";
  }
  if (/^on|:/.test(name) || (name === "href" && !value.startsWith("#"))) return "take it out";
  return undefined;
}

const idPrefix = (file: string) => `${path.parse(file).name}-`;
