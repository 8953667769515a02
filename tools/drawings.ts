import { readdirSync } from "node:fs";
import path from "node:path";
import { type CustomPlugin, optimize } from "svgo";

// Cleans drawings for `npm run drawings` and checks the rules below, which a unit test applies to every file.

export const drawingsFolder = path.join("src", "drawings");
export const drawingFiles = () => readdirSync(drawingsFolder).filter((file) => file.endsWith(".svg"));

/** Limit for all drawings together, in bytes. */
export const maxTotalBytes = 105_000;

/** Styles a drawing opened on its own; Inkscape ignores <link>. The site strips this tag. */
const styleTag = '<style>@import "drawing.css";</style>';
const styleTagPattern = /<style[^>]*>[^<]*drawing\.css[^<]*<\/style>/;

/** Removes what vector programs add: namespaces, foreign ids, styles. Writes one element per line. */
export function cleanSvg(file: string, svg: string): string {
  const { data } = optimize(svg.replace(styleTagPattern, ""), {
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
      cleanAttributes,
    ],
  });
  return data.replace(/<svg[^>]*>/, `$&\n  ${styleTag}`).replace(/^ *<!-- *(.*?) *-->/gms, "  <!-- $1 -->");
}

const cleanAttributes: CustomPlugin = {
  name: "cleanAttributes",
  fn: () => ({
    element: {
      enter({ name, attributes }) {
        // Remaining styles are those that convertStyleToAttrs cannot convert.
        for (const key of ["style", "xml:space", "font-variation-settings"]) delete attributes[key];
        if (name === "svg") delete attributes.version;
        // Rounds numbers only; svgo's convertPathData would also change the commands.
        attributes.d &&= attributes.d.replace(/\d*\.\d{4,}/g, roundNumber);
      },
    },
  }),
};

const roundNumber = (decimal: string) => String(Number(Number(decimal).toFixed(3)));

/** Lists what to fix by hand in a cleaned drawing. */
export function svgProblems(file: string, svg: string): string[] {
  const problems: string[] = [];
  if (!/<svg[^>]* viewBox=/.test(svg)) problems.push("give its <svg> a viewBox");
  const rules: CustomPlugin = {
    name: "checkRules",
    fn: () => ({
      element: {
        enter({ name, attributes }) {
          if (/^(style|script|foreignObject|image|a)$|:/.test(name)) {
            problems.push(`<${name}>: remove it; a drawing has only shapes and texts`);
          }
          for (const [attribute, value] of Object.entries(attributes)) {
            const problem = attributeProblem(file, attribute, value);
            if (problem) problems.push(`${attribute}="${value}" of a <${name}>: ${problem}`);
          }
        },
      },
    }),
  };
  optimize(svg.replace(styleTagPattern, ""), { path: file, plugins: [rules] });
  return problems.map((problem) => `${path.join(drawingsFolder, file)}: ${problem}.`);
}

function attributeProblem(file: string, name: string, value: string): string | undefined {
  if (name === "id" && !value.startsWith(idPrefix(file))) {
    return `begin it with "${idPrefix(file)}", because ids must be unique among a page's drawings`;
  }
  if (/^(fill|stroke)$/.test(name) && !/^(none|url\(#.+\))$/.test(value)) {
    return "remove it and use a class of drawing.css; a fixed colour would not follow the dark scheme";
  }
  if (/^on|:/.test(name) || (name === "href" && !value.startsWith("#"))) return "remove it";
  return undefined;
}

const idPrefix = (file: string) => `${path.parse(file).name}-`;
