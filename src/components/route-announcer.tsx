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
    const heading = document.querySelector<HTMLElement>("main h1");
    setOpened({ path, announcement: fill(template, { title: heading?.textContent ?? document.title }) });
    takeFocusTo(document.getElementById(window.location.hash.slice(1)) ?? heading);
  }, [path, opened.path, template]);

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
