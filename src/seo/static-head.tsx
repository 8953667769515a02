import fontFace from "../theme/font-face.json";
import { globalStyleSheet } from "../theme/global-styles";
import { palettes } from "../theme/tokens";

/** The part of the head that is identical on every page. */
export function StaticHead() {
  const { light, dark } = palettes;
  return (
    <>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light.background} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark.background} />
      <link rel="preload" as="font" type="font/woff2" href={fontFace.text.file} crossOrigin="" />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="apple-touch-icon" href="/app-icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, made from the tokens */}
      <style dangerouslySetInnerHTML={{ __html: globalStyleSheet }} />
    </>
  );
}
