import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { drawingStyles, legibleText } from "./drawing-styles";

type Props = ComponentProps<"svg"> & {
  /** Of src/drawings, as it was imported. */
  file: string;
};

/** Shows a drawing of src/drawings, and over it what is not in the file: children in the drawing's own units. */
export function Drawing({ file, children, ...props }: Props) {
  const { viewBox, width, markup } = read(file);
  return (
    <svg viewBox={viewBox} aria-hidden="true" css={[full, legibleText(width)]} {...props}>
      <g css={drawingStyles}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours, which `npm run drawings` holds to plain markup */}
        <g dangerouslySetInnerHTML={{ __html: markup }} />
        {children}
      </g>
    </svg>
  );
}

/** The lines of a drawing, without its own <svg> and the sheet that it names for vector programs. */
function read(file: string) {
  const [, viewBox = "", content = ""] = /<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>/s.exec(file) ?? [];
  const markup = content
    .replace(/<style>.*?<\/style>|<!--.*?-->/gs, "")
    .replace(/>\s+</g, "><")
    .trim();
  return { viewBox, width: Number(viewBox.split(" ")[2]), markup };
}

const full = css({ inlineSize: "100%" });
