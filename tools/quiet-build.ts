import { spawn } from "node:child_process";

/** Gatsby's log at the end of a step, and the line shown to the owner. */
const steps: [string, string][] = [
  ["success createPages -", "contenu vérifié"],
  ["success Building HTML renderer", "pages assemblées"],
  ["IMAGE_PROCESSING jobs", "images préparées"],
  ["success onPostBuild", "site écrit"],
];

/** Builds with a line per step and a dot every two seconds. Prints the whole log if the build fails. */
export function buildQuietly(env: NodeJS.ProcessEnv = {}): Promise<number> {
  console.log("Construction du site (une minute environ, davantage la première fois) :");
  const build = spawn(process.execPath, ["scripts/gatsby.mjs", "build"], {
    stdio: ["ignore", "pipe", "pipe"],
    // Plain lines instead of a redrawn terminal.
    env: { ...process.env, ...env, GATSBY_LOGGER: "yurnalist" },
  });
  const dots = setInterval(() => process.stdout.write("."), 2000);
  const remaining = [...steps];
  let output = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      const [end, done] = remaining[0] ?? [];
      if (!end || !output.includes(end)) return;
      remaining.shift();
      process.stdout.write(` ${done}\n`);
    });
  }
  return new Promise((resolve) => {
    build.once("close", (code) => {
      clearInterval(dots);
      const status = code ?? 1;
      if (status !== 0)
        console.error(`\n${output}\nLa construction s'est arrêtée : la raison est ci-dessus.`);
      else if (remaining[0])
        console.warn(`\ntools/quiet-build.ts : Gatsby n'a pas dit «${remaining[0][0]}».`);
      resolve(status);
    });
  });
}
