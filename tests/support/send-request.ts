import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";

type Options = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer | undefined };

/** Sends a request to this machine; `fetch` would normalise the path, decompress the response and set Host itself. */
export async function sendRequest(port: number, path: string, { body, ...options }: Options = {}) {
  const clientRequest = request({ host: "127.0.0.1", port, path, agent: false, ...options }).end(body);
  const [response]: IncomingMessage[] = await once(clientRequest, "response");
  if (!response) throw new Error("No response.");
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
