import { useEffect, useState } from "react";
import { fill } from "../fill";
import { visuallyHidden } from "./visually-hidden";

type Props = {
  path: string;
  /** «Page affichée : {title}» */
  template: string;
};

/**
 * Tells assistive technology, in French, which page a navigation inside the site has opened (WCAG 4.1.3), and takes the
 * focus there: to its heading, or to what the address names.
 */
export function RouteAnnouncer({ path, template }: Props) {
  const [opened, setOpened] = useState({ path, announcement: "" });

  useEffect(() => {
    if (path === opened.path) return;
    const title = document.querySelector("main h1")?.textContent ?? document.title;
    setOpened({ path, announcement: fill(template, { title }) });
  }, [path, opened.path, template]);

  // In a second step: Gatsby's router gives the focus to the whole page in its own effect, after those of the page.
  useEffect(() => {
    if (!opened.announcement) return;
    const anchor = document.getElementById(window.location.hash.slice(1));
    takeFocusTo(anchor ?? document.querySelector<HTMLElement>("main h1"));
  }, [opened]);

  return (
    <p aria-live="polite" css={visuallyHidden}>
      {opened.announcement}
    </p>
  );
}

/** Gatsby decides where to scroll. */
function takeFocusTo(element: HTMLElement | null): void {
  if (element && element.tabIndex < 0) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
}
