/** How long a page may take to come from the network before the kept one is shown, in milliseconds. */
const patience = 3000;

/** The network's answer, or what is kept when the network is slow, gone or offers only a server error. */
export async function networkFirst(request: Request, kept: Response): Promise<Response> {
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept));
  const answer = await Promise.race([fetch(request), late]).catch(() => kept);
  return answer.status < 500 ? answer : kept;
}

/** Whether the answer may be kept: pages say of which build they are (gatsby/offline.ts). */
export async function isOfBuild(answer: Response, build: string): Promise<boolean> {
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
  return answer.ok && (!isPage || (await answer.clone().text()).includes(build));
}

/** What has been in the cache longest goes, until it holds so many. */
export async function keepLatest(cache: Pick<Cache, "keys" | "delete">, most: number): Promise<void> {
  for (const request of (await cache.keys()).slice(0, -most)) await cache.delete(request);
}
