import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * A lock: Helmet keeps one head for the whole process, and Gatsby renders two pages at once. A page holds it from its
 * rendering until gatsby-plugin-react-helmet has read the head; gatsby-ssr.tsx then calls releaseHead.
 */
let headReleased = Promise.resolve();
let release = () => {};

export function releaseHead(): void {
  release();
}

/** Gatsby's own elements have a style attribute, which the policy forbids: the global styles say the same. */
const styleOfGatsby =
  /(?<=<div[^>]*) style="[^"]*"(?=[^>]* id="gatsby-)|(?<=<div[^>]* id="gatsby-[^>]*) style="[^"]*"/g;

/** Renders a page in one go, with the Emotion styles that it uses in the head instead of the body. */
export async function renderPage({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}: ReplaceRendererArgs): Promise<void> {
  const earlierPages = headReleased;
  let releaseThis = () => {};
  headReleased = new Promise((resolve) => {
    releaseThis = resolve;
  });
  await earlierPages;
  release = releaseThis;

  try {
    // No vendor prefixes: they are for browsers of 2015.
    const cache = createCache({ key: "css", stylisPlugins: [] });
    const { extractCriticalToChunks } = createEmotionServer(cache);
    const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
    replaceBodyHTMLString(html.replace(styleOfGatsby, ""));
    // Joined into one element: each element adds a digest to the policy, and Cloudflare Pages limits its length.
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
    releaseThis();
    throw error;
  }
}
