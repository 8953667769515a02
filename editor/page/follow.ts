/** How often it is asked what has become of what was sent, in milliseconds, and for how long: half an hour. */
const pause = 10_000;
const most = 180;

let latest = 0;

/**
 * Says what becomes of what was sent, until the site itself shows it; `state` tells it meanwhile. Each call ends the one
 * before.
 */
export async function follow(
  isOnline: () => Promise<boolean>,
  state: () => Promise<string>,
  report: (sentence: string) => void,
): Promise<void> {
  latest += 1;
  const own = latest;
  const say = (sentence: string) => own === latest && report(sentence);
  for (let count = 0; count < most && own === latest; count += 1) {
    if (await isOnline().catch(() => false)) {
      say("En ligne : le site montre ce qui est enregistré.");
      return;
    }
    say(await state());
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  say("Envoyé. Le site ne montre pas encore ce qui est enregistré.");
}
