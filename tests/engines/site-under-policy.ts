import { text } from "node:stream/consumers";
import { listen } from "../../tools/loopback";
import type { SiteServer } from "../../tools/serve";

/** The same site, with another content security policy. */
export async function siteUnderPolicy(
  site: SiteServer,
  change: (policy: string) => string,
): Promise<SiteServer> {
  const { port, close } = await listen(async (request, response) => {
    const answer = await fetch(site.url + request.url, { redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    delete headers["content-encoding"];
    delete headers["content-length"];
    const policy = change(headers["content-security-policy"] ?? "");
    response.writeHead(answer.status, { ...headers, "content-security-policy": policy });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  return { url: `http://localhost:${port}`, close };
}

/** Unlike a browser's own setting, this works in every engine, and the test can still look into the page. */
export const withoutScripts = () => "script-src 'none'";

/**
 * The violations of a policy that browsers report. Every engine reports them (CSP Level 3, report-uri), even
 * those in a page's first moment, but not every one shows them to a driver.
 */
export async function collectReports() {
  const reports: string[] = [];
  const { port, close } = await listen(async (request, response) => {
    if (request.method === "POST") reports.push(await text(request));
    response
      .writeHead(204, { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" })
      .end();
  });
  return {
    reports,
    close,
    reported: (policy: string) => `${policy}; report-uri http://localhost:${port}/`,
  };
}
