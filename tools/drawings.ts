import { readdirSync } from "node:fs";
import path from "node:path";
import { type CustomPlugin, optimize } from "svgo";

/** Cleans drawings for `npm run drawings` and checks the rules below, which a unit test applies to every file. */
export const drawingsFolder = path.join("src", "drawings");
export const drawingFiles = () => readdirSync(drawingsFolder).filter((file) => file.endsWith(".svg"));

/** Limit for all drawings together, in bytes. */
export const mostBytes = 105_000;

/** The style sheet for browsers and Inkscape, which supports no other way. The site strips it. */
const sheet = '<style>@import "drawing.css";</style>';
const namesSheet = /<style[^>]*>[^<]*drawing\.css[^<]*<\/style>/;

/** Removes what vector programs add: namespaces, ids, styles. Writes one element per line. */
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
      stripStyles,
    ],
  });
  return data.replace(/<svg[^>]*>/, `$&\n  ${sheet}`).replace(/^ *<!-- *(.*?) *-->/gms, "  <!-- $1 -->");
}

const stripStyles: CustomPlugin = {
  name: "stripStyles",
  fn: () => ({
    element: {
      enter({ name, attributes }) {
        // Styles left over once the others are attributes.
        for (const key of ["style", "xml:space", "font-variation-settings"]) delete attributes[key];
        if (name === "svg") delete attributes.version;
        // Round path data without rewriting it.
        attributes.d &&= attributes.d.replace(/\d*\.\d{4,}/g, roundNumber);
      },
    },
  }),
};

const roundNumber = (number: string) => String(Number(Number(number).toFixed(3)));

/** Lists what must be fixed by hand in a cleaned drawing. */
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
    return `begin it with "${idPrefix(file)}", since all drawings of a page share their ids`;
  }
  if (/^(fill|stroke)$/.test(name) && !/^(none|url\(#.+\))$/.test(value)) {
    return "take it out and give a class of drawing.css; a colour of its own stays the same in the dark scheme";
  }
  if (/^on|:/.test(name) || (name === "href" && !value.startsWith("#"))) return "take it out";
  return undefined;
}

const idPrefix = (file: string) => `${path.parse(file).name}-`;
