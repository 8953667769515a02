import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server for this machine only; port 0 is any free one. `close` ends its connections too. */
export async function listen(handle: RequestListener, requestedPort = 0) {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(requestedPort, "127.0.0.1", resolve);
  });
  // A server that listens on a port has an AddressInfo.
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

/** Rejects if another program has the port, also on IPv6 alone, which «localhost» may mean in a browser. */
export async function ensurePortIsFree(port: number): Promise<void> {
  await (await listen(() => {}, port)).close();
  if (await isReachable(`http://[::1]:${port}`))
    throw new Error(`http://localhost:${port} is another program's.`);
}

export async function findFreePort(): Promise<number> {
  const { port, close } = await listen(() => {});
  await close();
  return port;
}

/** Whether the address answers, with any status. */
export function isReachable(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
