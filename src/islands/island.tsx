import { createElement, type FunctionComponent } from "react";
import { inlineJson } from "../inline/inline-json";
import type { IslandName } from "./names";

/**
 * Declares an island, a part of a page that visitors operate. A build writes it like any other part of the page, with its
 * props beside it; at the first gesture or focus inside it, wake.mts loads its script, which hydrates it in place.
 *
 *     export const ContactForm = island("contact-form", function ContactForm(props: Props) { … });
 *
 * The props have to survive JSON. An island cannot use `useId`: in the browser it is a root of its own, which counts anew.
 */
export function island<Props extends object>(name: IslandName, component: FunctionComponent<Props>) {
  function Island(props: Props) {
    const content = createElement(component, props);
    if (process.env.NODE_ENV !== "production") return <div data-island={name}>{content}</div>;
    return (
      <>
        <div data-island={name} data-script={islandScripts[name]}>
          {content}
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its script */}
        <script type="application/json" dangerouslySetInnerHTML={{ __html: inlineJson(props) }} />
      </>
    );
  }
  return Object.assign(Island, { component });
}
