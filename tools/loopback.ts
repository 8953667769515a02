import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server for this machine only, on a free port unless one is given; `close` ends its connections too. */
export async function listen(handle: RequestListener, wanted = 0) {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(wanted, "127.0.0.1", resolve);
  });
  // Not `null` nor a pipe's name: the server listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    server,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Rejects where another program has the port, be it by IPv6 alone, to which browsers may take «localhost». */
export async function ensureFree(port: number): Promise<void> {
  await (await listen(() => {}, port)).close();
  if (await answers(`http://[::1]:${port}`))
    throw new Error(`http://localhost:${port} is another program's.`);
}

/** A free port for a program that has to be given one. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(() => {});
  await close();
  return port;
}

/** Whether anything answers there, whatever it says. */
export function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
