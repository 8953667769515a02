import type { ReactElement } from "react";
import { fontFace } from "../theme/font-face";
import { globalStyleSheet } from "../theme/global-styles";
import { palettes } from "../theme/tokens";

/** What every page's head carries unchanged, written at build time and never touched in the browser. */
export function StaticHead(): ReactElement[] {
  return [
    ...Object.entries(palettes).map(([scheme, { background }]) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={background}
      />
    )),
    <link key="font" rel="preload" as="font" type="font/woff2" href={fontFace.text.file} crossOrigin="" />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/app-icons/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <style
      key="global"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, made from the tokens
      dangerouslySetInnerHTML={{ __html: globalStyleSheet }}
    />,
  ];
}
