/** How long the network may take before the cached page is shown, in milliseconds. */
const networkTimeout = 3000;

/** The network's answer, or the cached page when the network is slow, gone or answers with a server error. */
export async function networkFirst(request: Request, cached: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, networkTimeout, cached));
  const answer = await Promise.race([fetch(request), late]).catch(() => cached);
  return answer.status < 500 ? answer : cached;
}

/** The network's answer, however slow, or the cached page when there is no network. */
export function networkOnly(request: Request, cached: Response): Promise<Response> {
  return fetch(request).catch(() => cached);
}

/** Whether the answer may be cached: a page must be of this build, which its `data-build` says (gatsby/post-build.ts). */
export async function isOfBuild(answer: Response, build: string): Promise<boolean> {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  return answer.ok && (!isPage || (await answer.clone().text()).includes(build));
}

/** Deletes the oldest entries until `most` are left. */
export async function keepLatest(cache: Pick<Cache, "keys" | "delete">, most: number): Promise<void> {
  for (const request of (await cache.keys()).slice(0, -most)) await cache.delete(request);
}
