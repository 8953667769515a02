import { useEffect, useEffectEvent, useRef } from "react";
import { type FieldText, placeOf } from "./text-places";

/** Marks what the field in hand writes in the page, and keeps it in view. */
export function useFieldInView(page: HTMLElement, texts: () => readonly FieldText[]): void {
  const last = useRef<string>(undefined);
  const follow = useEffectEvent(() => {
    last.current = document.activeElement?.closest("main [id]")?.id ?? last.current;
    const place = last.current && placeOf(last.current, texts(), page);
    page.querySelector("[data-field]")?.removeAttribute("data-field");
    if (!place) return;
    place.setAttribute("data-field", "");
    const view = page.ownerDocument.documentElement;
    const { top, bottom } = place.getBoundingClientRect();
    const isInView = top > 80 && bottom < view.clientHeight;
    // Not scrollIntoView: it would scroll the form as well.
    if (!isInView) view.scrollBy({ top: (top + bottom - view.clientHeight) / 2, behavior: "instant" });
  });
  useEffect(() => follow());
  useEffect(() => {
    const view = page.ownerDocument.defaultView;
    const onChange = () => follow();
    addEventListener("focusin", onChange);
    view?.addEventListener("resize", onChange);
    return () => {
      removeEventListener("focusin", onChange);
      view?.removeEventListener("resize", onChange);
    };
  }, [page]);
}
