import { css } from "@emotion/react";

/** Matches what `NoWrapTerms` keeps on one line: ranges with a unit ("0–10 V") and names such as "Wi-Fi". */
const unbreakable = /(\d+–\d+\s\p{L}+|\p{Lu}\p{L}{0,2}-\p{Lu}\p{L}*)/u;

export function NoWrapTerms({ children }: { children: string }) {
  return children.split(unbreakable).map((part, index) =>
    // `split` with a group puts the matches at odd indices.
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a match may occur twice, but the order never changes
      <span key={index} css={noWrapStyle}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const noWrapStyle = css({ whiteSpace: "nowrap" });
