/** In milliseconds; afterwards the cached page is shown. */
const networkTimeout = 3000;

/** The network's response, or the cached page if the network is slow, down or has a server error. */
export async function networkFirst(request: Request, cachedPage: Response): Promise<Response> {
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, cachedPage));
  const response = await Promise.race([fetch(request), timeout]).catch(() => cachedPage);
  return response.status < 500 ? response : cachedPage;
}

/** True if a response may be cached; pages must contain this build's id, which gatsby/post-build.ts writes into them. */
export async function isCacheable(response: Response, buildId: string): Promise<boolean> {
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
  return response.ok && (!isPage || (await response.clone().text()).includes(buildId));
}

export async function deleteOldest(cache: Pick<Cache, "keys" | "delete">, maxEntries: number): Promise<void> {
  for (const request of (await cache.keys()).slice(0, -maxEntries)) await cache.delete(request);
}
