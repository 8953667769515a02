// npm run edit: opens the editor of data/ in the browser.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { contentFolder } from "../src/content/content-folder";
import { portTakenMessage, requestedPort } from "../tools/port";
import { bundleEditor } from "./bundle";
import { serveEditor } from "./server";

const port = requestedPort(9100);

startEditor().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === "EADDRINUSE";
  console.error(
    isTaken ? portTakenMessage(port, "npm run edit") : `L’éditeur n’a pas pu démarrer : ${error.message}`,
  );
  process.exit(1);
});

async function startEditor(): Promise<void> {
  const assets = await bundleEditor();
  const server = await serveEditor({ contentFolder, assets, port, publish });
  console.log(
    `\nL’éditeur est ouvert dans votre navigateur, ou à l’adresse\n\n  ${server.newUrl()}\n\n(Elle sert une fois : Entrée en affiche une autre. Ctrl + C arrête l’éditeur.)\n`,
  );
  process.stdin.on("data", () => console.log(`  ${server.newUrl()}\n`));
  if (process.env.CI !== "true") openBrowser(server.newUrl());
}

/** Runs npm run publish:site; pauses stdin meanwhile, because git may prompt for a passphrase in this terminal. */
async function publish(write: (output: Buffer) => void): Promise<void> {
  process.stdin.pause();
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/publish.ts"], {
    stdio: ["inherit", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", write).pipe(process.stdout);
  await once(child, "close");
  process.stdin.resume();
}

/** Ignores a missing command, because the URL is printed as well. */
function openBrowser(url: string): void {
  const commands: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ["open"],
    win32: ["rundll32", "url.dll,FileProtocolHandler"],
  };
  const [command = "xdg-open", ...args] = commands[process.platform] ?? [];
  const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
  child.once("error", () => {});
  child.unref();
}
