import { useEffect, useEffectEvent, useState } from "react";

/** Also when the browser shows the page again as it was left, and when `when` changes. */
export function useWhenShown(find: () => Promise<void>, when = ""): void {
  const findNow = useEffectEvent(() => void find().catch(() => {}));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `when` says that there may be others
  useEffect(() => {
    findNow();
    const findAgain = ({ persisted }: PageTransitionEvent) => persisted && findNow();
    addEventListener("pageshow", findAgain);
    return () => removeEventListener("pageshow", findAgain);
  }, [when]);
}

/** Empty where they can't be read: without IndexedDB there are no drafts, and without git nothing is published. */
export function useNames(read: () => Promise<string[]>, when = ""): ReadonlySet<string> {
  const [names, setNames] = useState<ReadonlySet<string>>(new Set());
  useWhenShown(async () => setNames(new Set(await read())), when);
  return names;
}
