import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { drawingStyles, legibleText } from "./drawing-styles";

type Props = ComponentProps<"svg"> & {
  /** An imported file of src/drawings. */
  file: string;
};

/** Shows a drawing of src/drawings; children are drawn over it in its units. */
export function Drawing({ file, children, ...props }: Props) {
  const { viewBox, width, markup } = parseDrawing(file);
  return (
    <svg viewBox={viewBox} aria-hidden="true" css={[fullWidth, legibleText(width)]} {...props}>
      <g css={drawingStyles}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, whose markup `npm run drawings` checks */}
        <g dangerouslySetInnerHTML={{ __html: markup }} />
        {children}
      </g>
    </svg>
  );
}

function parseDrawing(file: string) {
  const [, viewBox = "", content = ""] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(file) ?? [];
  const markup = content
    .replace(/<style>.*?<\/style>|<!--.*?-->/gs, "")
    .replace(/>\s+</g, "><")
    .trim();
  return { viewBox, width: Number(viewBox.split(" ")[2]), markup };
}

const fullWidth = css({ inlineSize: "100%" });
