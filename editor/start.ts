import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { contentFolder } from "../src/content/content-folder";
import { portIsTaken, requestedPort } from "../tools/port";
import { bundleEditor } from "./bundle";
import { serveEditor } from "./server";

// npm run edit: opens the editor of data/ in the browser.
const port = requestedPort(9100);

startEditor().catch((error: NodeJS.ErrnoException) =>
  exitWith(
    error.code === "EADDRINUSE"
      ? portIsTaken(port, "npm run edit")
      : `L’éditeur n’a pas pu démarrer : ${error.message}`,
  ),
);

async function startEditor(): Promise<void> {
  const key = randomBytes(24).toString("base64url");
  const assets = await bundleEditor({ folder: path.resolve(contentFolder) });
  const server = await serveEditor({ content: contentFolder, assets, port, key });
  // Not «localhost», which may also mean ::1, where another program may listen.
  const address = `http://127.0.0.1:${server.port}/?cle=${key}`;
  console.log(
    `\nL’éditeur est ouvert à l’adresse\n\n  ${address}\n\n(Ctrl + C l’arrête. Cette adresse est la clé : ne la donnez à personne.)\n`,
  );
  if (process.env.CI !== "true") openBrowser(address);
}

/** With the system's own command; where it is missing, the owner still has the printed address. */
function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === "darwin"
      ? ["open", address]
      : process.platform === "win32"
        ? ["rundll32", "url.dll,FileProtocolHandler", address]
        : ["xdg-open", address];
  if (!command) return;
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.once("error", () => {});
  child.unref();
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
