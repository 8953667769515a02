import { spawn } from "node:child_process";
import path from "node:path";
import { contentFolder } from "../src/content/content-folder";
import { portIsTaken, requestedPort } from "../tools/port";
import { bundleEditor } from "./bundle";
import { serveEditor } from "./server";

// npm run edit: opens the editor of data/ in the browser.
const port = requestedPort(9100);

startEditor().catch((error: NodeJS.ErrnoException) => {
  const isTaken = error.code === "EADDRINUSE";
  console.error(
    isTaken ? portIsTaken(port, "npm run edit") : `L’éditeur n’a pas pu démarrer : ${error.message}`,
  );
  process.exit(1);
});

async function startEditor(): Promise<void> {
  const assets = await bundleEditor({ folder: path.resolve(contentFolder) });
  const server = await serveEditor({ content: contentFolder, assets, port });
  console.log(
    `\nL’éditeur est ouvert dans votre navigateur, ou à l’adresse\n\n  ${server.newAddress()}\n\n(Elle sert une fois : Entrée en affiche une autre. Ctrl + C arrête l’éditeur.)\n`,
  );
  process.stdin.on("data", () => console.log(`  ${server.newAddress()}\n`));
  if (process.env.CI !== "true") openBrowser(server.newAddress());
}

/** With the system's own command; where it is missing, the owner still has the printed address. */
function openBrowser(address: string): void {
  const [command, ...args]: [string, ...string[]] =
    process.platform === "darwin"
      ? ["open", address]
      : process.platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler", address]
        : ["xdg-open", address];
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.once("error", () => {});
  child.unref();
}
