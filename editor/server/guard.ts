import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Who may ask the editor's server for anything: the browser of this machine's owner, on the page that the command has
 * opened. A page of any other address is kept out three times over: it can't name this server as its origin, it can't
 * make its own name lead here (DNS rebinding), and it does not know the token.
 */
export type Guard = { port: number; token: string };

export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** A cookie goes to all ports of a host, so two editors side by side have one each. */
export function cookieName({ port }: Pick<Guard, "port">): string {
  return `editeur-${port}`;
}

/** Set once by the address that the command prints; never readable by scripts, never sent from another site's page. */
export function cookieFor(guard: Guard): string {
  return `${cookieName(guard)}=${guard.token}; Path=/; HttpOnly; SameSite=Strict`;
}

export type Request = { method: string; url: string; headers: IncomingHttpHeaders };

/** Why a request is refused, in the owner's words; nothing for one that may pass. */
export function refusal(request: Request, guard: Guard): { status: number; message: string } | undefined {
  const { headers } = request;
  const hosts = [`localhost:${guard.port}`, `127.0.0.1:${guard.port}`];
  if (!headers.host || !hosts.includes(headers.host)) {
    return { status: 421, message: "Cet éditeur ne répond qu'à localhost." };
  }
  const origins = hosts.map((host) => `http://${host}`);
  if (headers.origin !== undefined && !origins.includes(headers.origin)) {
    return { status: 403, message: "Demande venue d'une autre page : refusée." };
  }
  const site = headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    return { status: 403, message: "Demande venue d'un autre site : refusée." };
  }
  if (!isToken(tokenOf(headers.cookie, guard), guard.token)) {
    return {
      status: 401,
      message: "Ouvrez l'adresse que la commande a affichée : elle porte la clé de l'éditeur.",
    };
  }
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  if (request.method !== "POST") return { status: 405, message: "Méthode refusée." };
  if (headers.origin === undefined) return { status: 403, message: "Demande sans origine : refusée." };
  if (headers["content-type"] !== "application/json") {
    return { status: 415, message: "Attendu : application/json." };
  }
  return undefined;
}

/** The token that the address of the first visit carries. */
export function isOpening(request: Request, guard: Guard): boolean {
  if (request.method !== "GET" || request.headers.host === undefined) return false;
  const hosts = [`localhost:${guard.port}`, `127.0.0.1:${guard.port}`];
  const { pathname, searchParams } = new URL(`http://localhost${request.url}`);
  return (
    hosts.includes(request.headers.host) &&
    pathname === "/" &&
    isToken(searchParams.get("cle") ?? "", guard.token)
  );
}

function tokenOf(cookies: string | undefined, guard: Guard): string {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName(guard))?.[1] ?? "";
}

function isToken(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
