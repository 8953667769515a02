/** In milliseconds; afterwards the cached page is shown. */
const networkTimeout = 3000;

/** The network's response, or the cached page if the network is slow, down or has a server error. */
export async function networkFirst(request: Request, cached: Response): Promise<Response> {
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, cached));
  const response = await Promise.race([fetch(request), timeout]).catch(() => cached);
  return response.status < 500 ? response : cached;
}

/** The network's response, however slow, or the cached page if there is no network. */
export function waitForNetwork(request: Request, cached: Response): Promise<Response> {
  return fetch(request).catch(() => cached);
}

/** True if a response may be cached; pages must belong to this build (`data-build`, gatsby/post-build.ts). */
export async function isCacheable(response: Response, build: string): Promise<boolean> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return response.ok && (!isPage || (await response.clone().text()).includes(build));
}

export async function deleteOldest(cache: Pick<Cache, "keys" | "delete">, max: number): Promise<void> {
  for (const request of (await cache.keys()).slice(0, -max)) await cache.delete(request);
}
