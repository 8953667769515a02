import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Auditor, Finding } from "../auditor";
import { googleFaults, type Node } from "../google-rules";
import { fileName } from "../report";
import { versionOf } from "../version-of";
import { pages } from "../views";

/**
 * The built JSON-LD, checked against schema.org's vocabulary by the TypeScript types made from it
 * (schema-dts): an unknown type, an unknown property or a value of the wrong kind does not compile. Then
 * Google's own rules.
 */
export const structuredDataAuditor: Auditor = {
  name: "schema.org, Google's rules",
  version: versionOf("../../node_modules/schema-dts"),
  audit: async ({ url }, folder, progress) => {
    progress("all pages");
    mkdirSync(folder, { recursive: true });
    const findings: Finding[] = [];
    const files = new Map<string, string>();
    for (const where of pages) {
      const scripts = jsonLdOf(await (await fetch(url + where)).text());
      if (scripts.length === 0) findings.push({ where, rule: "present", message: "No structured data." });
      for (const [index, script] of scripts.entries()) {
        const file = path.join(folder, `${fileName(where)}-${index}.ts`);
        writeFileSync(
          file,
          `import type { Graph } from "schema-dts";\n\nexport const data: Graph = ${script};\n`,
        );
        files.set(path.basename(file), where);
        const { "@graph": nodes }: { "@graph": Node[] } = JSON.parse(script);
        findings.push(...googleFaults(nodes).map((fault) => ({ where, ...fault })));
      }
    }
    for (const line of await compile([...files.keys()].map((file) => path.join(folder, file)))) {
      const [, file = ""] = /([^/\\]+\.ts)\(/.exec(line) ?? [];
      findings.push({ where: files.get(file) ?? file, rule: "vocabulary", message: line });
    }
    return { looks: pages.length, findings };
  },
};

function jsonLdOf(html: string): string[] {
  return [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, text = ""]) => text,
  );
}

/** What the TypeScript compiler reports about the files, a line each. */
function compile(files: readonly string[]): Promise<string[]> {
  const compiler = path.join("node_modules", "typescript", "bin", "tsc");
  const options = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--ignoreConfig",
    "--types",
    "",
    "--module",
    "preserve",
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, ...options, ...files], (error, stdout, stderr) => {
      const lines = (stdout + stderr).split("\n").filter((line) => /error TS|^error/.test(line));
      resolve(error && lines.length === 0 ? [`The compiler did not run: ${error.message}`] : lines);
    });
  });
}
