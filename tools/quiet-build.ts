import { spawn } from "node:child_process";

/** Log output with which Gatsby ends a step, and the message for the owner. */
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
    // Makes Gatsby log plain lines instead of redrawing the terminal.
    env: { ...process.env, ...env, GATSBY_LOGGER: "yurnalist" },
  });
  const dotTimer = setInterval(() => process.stdout.write("."), 2000);
  const remainingSteps = [...steps];
  let output = "";
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      while (remainingSteps[0] && output.includes(remainingSteps[0][0])) {
        process.stdout.write(` ${remainingSteps.shift()?.[1]}\n`);
      }
    });
  }
  return new Promise((resolve) => {
    build.once("close", (code) => {
      clearInterval(dotTimer);
      const status = code ?? 1;
      if (status !== 0)
        console.error(`\n${output}\nLa construction s'est arrêtée : la raison est ci-dessus.`);
      else if (remainingSteps[0])
        console.warn(`\ntools/quiet-build.ts : Gatsby n'a pas dit «${remainingSteps[0][0]}».`);
      resolve(status);
    });
  });
}
