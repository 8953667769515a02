// npm run bench:content [-- 10 100]: builds the site with 10, 100 and 1,000 projects and says what that takes.
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { projectsPerPage } from "../src/project-pages";
import { SiteCopy } from "../tools/site-copy";

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).map(Number);
  const counts = wanted.length > 0 ? wanted : [10, 100, 1000];
  const site = await SiteCopy.make();
  const rows: Record<string, string | number>[] = [];
  try {
    for (const count of counts) {
      await site.clean();
      console.log(`Drawing ${count} projects' pictures …`);
      await site.growProjects(count);
      const { status, output, seconds, cpuSeconds, peakMemory } = await site.build({}, (progress) =>
        showProgress(`Building ${count} projects from nothing`, progress),
      );
      if (status !== 0) throw new Error(`The build with ${count} projects failed:\n${output}`);
      rows.push({
        projects: count,
        pages: Math.ceil(count / projectsPerPage),
        "build, s": Math.round(seconds),
        "CPU, s": Math.round(cpuSeconds),
        "CPU s per project": Number((cpuSeconds / count).toFixed(2)),
        "peak memory, MB": peakMemory ? Math.round(peakMemory / 2 ** 20) : "unknown",
        ...(await firstScreen(site)),
      });
      console.table(rows);
    }
  } finally {
    await site.remove();
  }
}

/** A line every ten seconds: a build with 1,000 pictures takes minutes. */
function showProgress(what: string, { seconds, peakMemory }: { seconds: number; peakMemory: number }): void {
  if (Math.round(seconds) % 10 !== 0) return;
  console.log(`${what}: ${Math.round(seconds)} s, ${Math.round(peakMemory / 2 ** 20)} MB at most …`);
}

/** What /projets needs to show its first screen: the HTML with its styles, and the picture that is not lazy. */
async function firstScreen(site: SiteCopy): Promise<Record<string, number>> {
  const html = await readFile(site.pathOf("public/projets.html"));
  const text = html.toString();
  // The eager picture at 770 px, as a phone takes it.
  const source = /([^\s",]+) 770w[^>]*>(?:(?!<\/picture>).)*fetchPriority="high"/is.exec(text)?.[1];
  const picture = source ? (await stat(site.pathOf(path.join("public", source)))).size : 0;
  return {
    "/projets HTML, B": html.length,
    "HTML br, B": brotliCompressSync(html).length,
    "first picture, B": picture,
    "first screen, B": brotliCompressSync(html).length + picture,
  };
}

main();
