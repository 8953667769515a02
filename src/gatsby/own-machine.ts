import type { IncomingHttpHeaders } from "node:http";

export type Refusal = { status: number; message: string };

/**
 * Why a server for this machine's owner refuses a request: it comes from a page of another site, which must neither read
 * nor command it. A name other than localhost is refused too, as any site can make its own name lead here (DNS rebinding).
 */
export function refusalOfStranger(headers: IncomingHttpHeaders): Refusal | undefined {
  const { host = "", origin } = headers;
  if (!/^(?:localhost|[\d.]+|\[[\da-f:]+\])(?::\d+)?$/.test(host)) {
    return { status: 421, message: "Ce serveur ne répond qu'à localhost." };
  }
  if (origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`) {
    return { status: 403, message: "Demande venue d'une autre page : refusée." };
  }
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    return { status: 403, message: "Demande venue d'un autre site : refusée." };
  }
  return undefined;
}
