import { useEffect, useState } from "react";
import { fill } from "../fill";
import { visuallyHidden } from "./visually-hidden";

type Props = {
  path: string;
  /** «Page affichée : {title}» */
  template: string;
};

/** Tells assistive technology, in French, which page a navigation inside the site has opened (WCAG 4.1.3). */
export function RouteAnnouncer({ path, template }: Props) {
  const [opened, setOpened] = useState({ path, announcement: "" });

  useEffect(() => {
    if (path === opened.path) return;
    const title = document.querySelector("main h1")?.textContent ?? document.title;
    setOpened({ path, announcement: fill(template, { title }) });
  }, [path, opened.path, template]);

  return (
    <p aria-live="polite" css={visuallyHidden}>
      {opened.announcement}
    </p>
  );
}
