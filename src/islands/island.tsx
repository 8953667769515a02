import { createElement, type FunctionComponent } from "react";
import { inlineJson } from "../inline-json";
import type { IslandName } from "./names";

/** Defined only where a build renders its pages; in develop, tests and the editor's preview React renders whole pages. */
export const scripts = typeof islandScripts === "undefined" ? undefined : islandScripts;

/**
 * Declares an island, a part of a page that visitors operate. A build writes it like any other part of the page, with its
 * props beside it; at the first gesture or focus inside it, loader.mts loads its script, which hydrates it in place.
 *
 *     export const ContactForm = island("contact-form", function ContactForm(props: Props) { … });
 *
 * The props have to survive JSON. An island cannot use `useId`: in the browser it is a root of its own, which counts anew.
 */
export function island<Props extends object>(name: IslandName, component: FunctionComponent<Props>) {
  function Island(props: Props) {
    return (
      <>
        {/* An ARIA attribute, even one that says the default: without it Firefox puts the wrapper into its accessibility
            tree only when React listens to it, and throws whoever is reading inside back to its beginning. */}
        <div data-island={name} data-src={scripts?.[name]} aria-atomic="false">
          {createElement(component, props)}
        </div>
        {scripts && (
          <script
            type="application/json"
            data-props={name}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON that cannot end its script
            dangerouslySetInnerHTML={{ __html: inlineJson(props) }}
          />
        )}
      </>
    );
  }
  return Object.assign(Island, { component });
}
