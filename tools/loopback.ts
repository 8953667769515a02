import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts a server on 127.0.0.1; port 0 means any free one. `close` also ends open connections. */
export async function listen(listener: RequestListener, requestedPort = 0) {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(requestedPort, "127.0.0.1", resolve);
  });
  // A server listening on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    server,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Rejects if another program uses the port on IPv4 or IPv6, because browsers may resolve localhost to either. */
export async function ensurePortIsFree(port: number): Promise<void> {
  await (await listen(() => {}, port)).close();
  if (await isReachable(`http://[::1]:${port}`))
    throw new Error(`Port ${port} is in use by another program.`);
}

export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => {});
  await close();
  return port;
}

/** True if the URL responds with any status. */
export function isReachable(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
