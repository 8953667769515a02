import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { minute, PublishError, run } from "./git";

/** Of all that `npm run launch` has said, what it says of data/; the rest of a build is nothing for an owner. */
function refusalOf(output: string, sentence = "Rien n’est parti."): PublishError {
  // Notes stand above that sentence, what refuses below.
  const all = output.split("Le contenu de data/ est en ordre.").at(-1)?.split("\n") ?? [];
  const told = all.map((line) => line.replace(/^.*?(?=data\/\S+:)/, ""));
  const reasons = new Set(told.filter((line) => line.startsWith("data/")));
  return new PublishError(`${sentence}\n${reasons.size > 0 ? [...reasons].join("\n") : output}`);
}

/** Throws what `npm run launch` says where it does not end with «Prêt». */
export async function launch(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "publier-"));
  const result = path.join(folder, "sortie");
  try {
    const env = { ...process.env, GITHUB_OUTPUT: result, GITHUB_ACTIONS: "" };
    const { stdout } = await run(process.execPath, ["--import", "tsx", "scripts/launch.ts"], {
      env,
      timeout: 10 * minute,
    });
    if ((await readFile(result, "utf8").catch(() => "")).includes("ready=true")) return;
    throw refusalOf(stdout, "Rien n’est parti : il reste des exemples.");
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & { stdout?: string; stderr?: string };
    throw error instanceof PublishError ? error : refusalOf(`${stdout}\n${stderr}`.trim() || message);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
