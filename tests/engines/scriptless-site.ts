import { createServer } from "node:http";
import type { SiteServer } from "../../scripts/serve";

/**
 * The same site for a visitor whose browser runs no script: a content security policy forbids every one. Unlike a
 * browser's own switch, every engine has it, and the test can still look into the page.
 */
export function withoutScripts(site: SiteServer): Promise<SiteServer> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(site.url + request.url, { redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    delete headers["content-encoding"];
    delete headers["content-length"];
    response.writeHead(answer.status, { ...headers, "content-security-policy": "script-src 'none'" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (!address || typeof address !== "object") throw new Error("The server has no address.");
      resolve({
        url: `http://localhost:${address.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
