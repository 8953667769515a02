import { createElement, type FunctionComponent } from "react";
import { inlineJson } from "../inline-json";
import type { IslandName } from "./names";

/** Undefined in develop, tests and the editor's preview, which hydrate whole pages. */
export const scriptUrls = typeof islandScripts === "undefined" ? undefined : islandScripts;

/**
 * Declares an island, an interactive part of a page. A build writes its markup and its props; on the first tap or
 * focus inside it, loader.mts loads the script that hydrates it in place.
 *
 *     export const ContactForm = island("contact-form", function ContactForm(props: Props) { … });
 *
 * Props must survive JSON. Islands cannot use `useId`, because each React root counts its ids from the start.
 */
export function island<Props extends object>(name: IslandName, component: FunctionComponent<Props>) {
  function Island(props: Props) {
    return (
      <>
        {/* Without an ARIA attribute, Firefox adds the wrapper to its accessibility tree only when React adds its
            listeners, which resets a screen reader's position in the island. */}
        <div data-island={name} data-src={scriptUrls?.[name]} aria-atomic="false">
          {createElement(component, props)}
        </div>
        {scriptUrls && (
          <script
            type="application/json"
            data-props={name}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: inlineJson escapes `</script>`
            dangerouslySetInnerHTML={{ __html: inlineJson(props) }}
          />
        )}
      </>
    );
  }
  // hydrate.tsx renders the component without its wrapper.
  return Object.assign(Island, { component });
}
