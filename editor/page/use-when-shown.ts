import { useEffect, useEffectEvent } from "react";

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
