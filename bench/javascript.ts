import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import type { SiteServer } from "../tools/serve";
import { hydrate, withPhone } from "./phone";

export type Composition = {
  scripts: { file: string; brotli: number }[];
  brotli: number;
  /** Brotli bytes of each package, its share of every script counted by minified characters. */
  packages: Record<string, number>;
  /** What must not be there: react-dom/server, core-js, and packages that come in two places. */
  findings: string[];
};

/** What the application is made of, from the source maps of the scripts that the form of /contact loads. */
export async function composeJavaScript(browser: Browser, site: SiteServer): Promise<Composition> {
  const files = await withPhone(browser, async (page) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${site.url}/contact`);
    await hydrate(page);
    return requested.filter((file) => file.endsWith(".js"));
  });
  const packages: Record<string, number> = {};
  const folders = new Map<string, Set<string>>();
  const scripts = files.map((file) => {
    const code = readFileSync(path.join("public", file));
    const brotli = brotliCompressSync(code).length;
    const shares = charactersBySource(path.join("public", file), code.toString());
    const all = [...shares.values()].reduce((sum, characters) => sum + characters, 0);
    for (const [source, characters] of shares) {
      const { name, folder } = packageOf(source);
      packages[name] = (packages[name] ?? 0) + (brotli * characters) / all;
      folders.set(name, (folders.get(name) ?? new Set()).add(folder));
    }
    return { file, brotli };
  });
  return {
    scripts,
    brotli: scripts.reduce((sum, script) => sum + script.brotli, 0),
    packages: Object.fromEntries(
      Object.entries(packages)
        .map(([name, bytes]): [string, number] => [name, Math.round(bytes)])
        .toSorted(([, a], [, b]) => b - a),
    ),
    findings: [...folders].flatMap(([name, places]) => {
      if (name.startsWith("react-dom/server") || name.startsWith("core-js")) return [`${name} is in it`];
      return places.size > 1 ? [`${name} is in it ${places.size} times: ${[...places].join(", ")}`] : [];
    }),
  };
}

/** How many characters of a script come from each source; a script without a map counts as its own source. */
function charactersBySource(file: string, code: string): Map<string, number> {
  const shares = new Map<string, number>();
  const add = (source: string) => shares.set(source, (shares.get(source) ?? 0) + 1);
  const map = existsSync(`${file}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")))
    : undefined;
  for (const [line, text] of code.split("\n").entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry = map?.findEntry(line, column);
      add(entry && "originalSource" in entry ? entry.originalSource : path.basename(file));
    }
  }
  return shares;
}

/** `webpack://site/./node_modules/react-dom/cjs/x.js` → react-dom; everything else is the site's own or webpack's. */
function packageOf(source: string): { name: string; folder: string } {
  const [, folder = "", name] = /^.*?((?:.*node_modules\/)((?:@[^/]+\/)?[^/]+))\//.exec(source) ?? [];
  if (name)
    return { name: name === "react-dom" && source.includes("server") ? "react-dom/server" : name, folder };
  if (source.includes("webpack/")) return { name: "webpack's runtime", folder };
  if (source.includes(".cache/")) return { name: "gatsby (.cache)", folder };
  return { name: "the site's own", folder };
}
