import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Refusal, refusalOfStranger } from "../../src/gatsby/own-machine";

/**
 * Who may ask the editor's server for anything: the browser of this machine's owner, on the page that the command has
 * opened. A page of any other address is kept out three times over: it can't name this server as its origin, it can't
 * make its own name lead here, and it does not know the key.
 */
export type Guard = { port: number; key: string };

export type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

export function newKey(): string {
  return randomBytes(24).toString("base64url");
}

/** Set once by the address that the command prints; never readable by scripts, never sent from another site's page. */
export function cookieFor(guard: Guard): string {
  return `${cookieName(guard)}=${guard.key}; Path=/; HttpOnly; SameSite=Strict`;
}

/** A cookie goes to all ports of a host, so two editors side by side have one each. */
function cookieName({ port }: Guard): string {
  return `editeur-${port}`;
}

/** Why a request is refused, in the owner's words; nothing for one that may pass. */
export function refusal({ method, headers }: Request, guard: Guard): Refusal | undefined {
  if (!isHere(headers.host, guard)) return { status: 421, message: "Cet éditeur ne répond qu'à localhost." };
  const stranger = refusalOfStranger(headers);
  if (stranger) return stranger;
  if (!isKey(keyIn(headers.cookie, guard), guard)) {
    return {
      status: 401,
      message: "Ouvrez l'adresse que la commande a affichée : elle porte la clé de l'éditeur.",
    };
  }
  if (method === "GET" || method === "HEAD") return undefined;
  if (method !== "POST") return { status: 405, message: "Méthode refusée." };
  if (headers.origin === undefined) return { status: 403, message: "Demande sans origine : refusée." };
  if (headers["content-type"] !== "application/json") {
    return { status: 415, message: "Attendu : application/json." };
  }
  return undefined;
}

/** The first visit, by the printed address, which carries the key. */
export function isOpening({ method, url, headers }: Request, guard: Guard): boolean {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const key = searchParams.get("cle") ?? "";
  return method === "GET" && isHere(headers.host, guard) && pathname === "/" && isKey(key, guard);
}

function isHere(host: string | undefined, { port }: Guard): boolean {
  return host === `localhost:${port}` || host === `127.0.0.1:${port}`;
}

function keyIn(cookies: string | undefined, guard: Guard): string {
  const pairs = (cookies ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName(guard))?.[1] ?? "";
}

function isKey(given: string, { key }: Guard): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}
