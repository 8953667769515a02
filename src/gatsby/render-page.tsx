import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * A lock, because Helmet keeps one head per process and Gatsby renders two pages at once. A page holds the lock until
 * gatsby-plugin-react-helmet has read the head and gatsby-ssr.tsx calls releaseHeadLock.
 */
let lastPageDone = Promise.resolve();
let finishCurrentPage = () => {};

export function releaseHeadLock(): void {
  finishCurrentPage();
}

/** Style attributes of Gatsby's own elements, which the CSP forbids; global styles replace them. */
const gatsbyStyle =
  /(?<=<div[^>]*) style="[^"]*"(?=[^>]* id="gatsby-)|(?<=<div[^>]* id="gatsby-[^>]*) style="[^"]*"/g;

/** Renders a page by renderToString, with its Emotion styles in the head. */
export async function renderPage({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const previousPageDone = lastPageDone;
  let finishPage = () => {};
  lastPageDone = new Promise((resolve) => {
    finishPage = resolve;
  });
  await previousPageDone;
  finishCurrentPage = finishPage;

  try {
    // No vendor prefixes; supported browsers do not need them.
    const cache = createCache({ key: "css", stylisPlugins: [] });
    const { extractCriticalToChunks } = createEmotionServer(cache);
    const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
    replaceBodyHTMLString(html.replace(gatsbyStyle, ""));
    // A single element, because each one adds a hash to the CSP, whose length Cloudflare Pages limits.
    const chunks = extractCriticalToChunks(html).styles;
    setHeadComponents([
      <style
        key={cache.key}
        data-emotion={[cache.key, ...chunks.flatMap(({ ids }) => ids)].join(" ")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, as Emotion serialised them
        dangerouslySetInnerHTML={{ __html: chunks.map(({ css }) => css).join("") }}
      />,
    ]);
  } catch (error) {
    finishPage();
    throw error;
  }
}
