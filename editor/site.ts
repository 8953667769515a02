import { spawn } from "node:child_process";
import path from "node:path";

/** What is passed on of the site's own output: that it works, that it follows, and what is wrong. */
const told: [pattern: RegExp, say: (address: string) => string][] = [
  [/You can now view/, (address) => `Le site suit chaque enregistrement : ${address}`],
  [/Contenu en ordre : le site est à jour/, () => "Le site est à jour."],
  [/Contenu à corriger/, () => "Le site garde le dernier contenu en ordre : data/ est à corriger."],
];

/** Runs the site as it follows data/ (gatsby develop), as long as this process lives. */
export function followSite(port: number): void {
  const address = `http://localhost:${port}`;
  console.log("Le site se prépare aussi (une à deux minutes) ; l'éditeur est déjà utilisable.");
  const child = spawn(
    process.execPath,
    [path.join("scripts", "gatsby.mjs"), "develop", "--host", "127.0.0.1", "--port", String(port)],
    {
      stdio: ["ignore", "pipe", "pipe"],
      // Its own browser page would be one too many.
      env: { ...process.env, BROWSER: "none", GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    },
  );
  const end = () => child.kill();
  process.once("exit", end);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

  const last: string[] = [];
  const read = (chunk: Buffer) => {
    for (const line of chunk.toString().split("\n").filter(Boolean)) {
      last.push(line);
      if (last.length > 40) last.shift();
      const message = told.find(([pattern]) => pattern.test(line))?.[1](address);
      if (message) console.log(message);
    }
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  child.once("close", (status) => {
    process.off("exit", end);
    if (status === null) return;
    console.error(
      `${last.join("\n")}\n\nLe site s'est arrêté ; l'éditeur continue sans lui (l'aperçu reste à côté du formulaire).`,
    );
  });
}
