import { useEffect, useRef, useState } from "react";

/** In milliseconds: long enough to see the curves move, short enough for a control. */
const duration = 180;

/** Follows `target`, from 0 to 1, over some frames; at once where motion is not welcome. */
export function useEased(target: number): number {
  const [share, setShare] = useState(target);
  const latest = useRef(share);
  useEffect(() => {
    const from = latest.current;
    if (from === target) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const start = performance.now();
    let frame = requestAnimationFrame(function move(now) {
      const progress = isStill ? 1 : Math.min(Math.max((now - start) / duration, 0), 1);
      latest.current = from + (target - from) * (1 - (1 - progress) ** 3);
      setShare(latest.current);
      if (progress < 1) frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [target]);
  return share;
}
