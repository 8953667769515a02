import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { drawingStyles, legibleText } from "./drawing-styles";

type Props = ComponentProps<"svg"> & {
  /** The source of a file of src/drawings. */
  svg: string;
};

/** Shows a drawing of src/drawings; children are drawn over it in its units. */
export function Drawing({ svg, children, ...props }: Props) {
  const { viewBox, width, markup } = parseDrawing(svg);
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

function parseDrawing(svg: string) {
  const [, viewBox = "", content = ""] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  const markup = content
    .replace(/<style>.*?<\/style>|<!--.*?-->/gs, "")
    .replace(/>\s+</g, "><")
    .trim();
  return { viewBox, width: Number(viewBox.split(" ")[2]), markup };
}

const fullWidth = css({ inlineSize: "100%" });
