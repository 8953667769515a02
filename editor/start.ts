import { spawn } from "node:child_process";
import { contentFolder } from "../src/content/content-folder";
import { freePort } from "../tools/loopback";
import { bundleEditor } from "./bundle";
import { newKey } from "./server/guard";
import { serveEditor } from "./server/server";
import { followSite } from "./site";

export type Start = { port: number; withSite: boolean; opensBrowser: boolean };

/** What `npm run edit` does: the editor's server, the browser on it, and the site that follows each save. */
export async function startEditor({ port, withSite, opensBrowser }: Start): Promise<void> {
  console.log("L'éditeur se prépare (quelques secondes) …");
  const key = newKey();
  const sitePort = withSite ? await freePort() : undefined;
  const siteAddress = sitePort === undefined ? undefined : `http://localhost:${sitePort}`;
  const assets = await bundleEditor({ site: siteAddress });
  const source = { content: contentFolder, assets, statics: "static" };
  const server = await serveEditor(source, { port, key }).catch((error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Le port ${port} est pris par un autre programme (un autre éditeur ?). Choisissez-en un autre, par exemple : PORT=${port + 1} npm run edit`
        : `L'éditeur n'a pas pu démarrer : ${error.message}`,
    );
    process.exit(1);
  });
  const address = `http://localhost:${server.port}/?cle=${key}`;
  console.log(
    `\nL'éditeur est ouvert à l'adresse\n\n  ${address}\n\n(Ctrl + C l'arrête. Cette adresse est la clé : ne la donnez à personne.)\n`,
  );
  if (opensBrowser) openBrowser(address);
  if (sitePort !== undefined) followSite(sitePort);
}

/** With whatever each system opens addresses with; where there is nothing, the address is printed anyway. */
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
