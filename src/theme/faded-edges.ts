import { css } from "@emotion/react";
import { media } from "./tokens";

/** The studio's dark ground of a picture fades into the section's; paper has no such ground. */
export const fadedEdges = css({
  maskImage:
    "linear-gradient(90deg, transparent, #000 15%, #000 85%, transparent), linear-gradient(transparent, #000 15%, #000 80%, transparent)",
  maskComposite: "intersect",
  [media.print]: { maskImage: "none" },
});
