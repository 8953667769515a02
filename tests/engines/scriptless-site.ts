import type { SiteServer } from "../../scripts/serve";
import { listen } from "../loopback";

/**
 * The same site for a visitor whose browser runs no script: a content security policy forbids every one. Unlike a
 * browser's own switch, every engine has it, and the test can still look into the page.
 */
export async function withoutScripts(site: SiteServer): Promise<SiteServer> {
  const { port, close } = await listen(async (request, response) => {
    const answer = await fetch(site.url + request.url, { redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    delete headers["content-encoding"];
    delete headers["content-length"];
    response.writeHead(answer.status, { ...headers, "content-security-policy": "script-src 'none'" });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { url: `http://localhost:${port}`, close };
}
