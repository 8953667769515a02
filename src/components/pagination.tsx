import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { fill } from "../content/fill";
import { target } from "../theme/target";
import { color, space } from "../theme/tokens";

type Props = {
  /** The page that it is on, counted from 1. */
  current: number;
  /** The address of every page. */
  paths: readonly string[];
  labels: Queries.PaginationFragment;
};

/** Real links to the pages of a list: the neighbours, the first, the last and those around this one. */
export function Pagination({ current, paths, labels }: Props) {
  if (paths.length < 2) return null;
  const previous = paths[current - 2];
  const next = paths[current];
  const numbers = shownNumbers(current, paths.length);
  return (
    <nav aria-label={labels.label} css={styles.pagination}>
      <ul css={styles.list}>
        {previous && (
          <li>
            <a href={previous} rel="prev" css={styles.link}>
              {labels.previous}
            </a>
          </li>
        )}
        {numbers.map((number, index) => (
          <li key={number} css={number - (numbers[index - 1] ?? 0) > 1 && styles.afterGap}>
            <a
              href={paths[number - 1] ?? ""}
              aria-label={fill(labels.page, { page: number })}
              aria-current={number === current ? "page" : undefined}
              css={styles.link}
            >
              {number}
            </a>
          </li>
        ))}
        {next && (
          <li>
            <a href={next} rel="next" css={styles.link}>
              {labels.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** 1, 6, 7, 8, 84 on page 7 of 84. */
export function shownNumbers(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}

export const fragment = graphql`
  fragment Pagination on ProjectsJsonPagination {
    label
    # «Page {page}»
    page
    previous
    next
  }
`;

const styles = {
  pagination: css({ borderBlockStart: `1px solid ${color.text}`, paddingBlockStart: space.m }),
  list: css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s }),
  afterGap: css({
    display: "flex",
    alignItems: "center",
    gap: space.s,
    "&::before": { content: '"…" / ""', color: color.textMuted },
  }),
  link: css(target, {
    justifyContent: "center",
    paddingInline: space.xs,
    color: color.text,
    fontVariantNumeric: "tabular-nums",
    "&[aria-current]": { color: color.brand, fontWeight: 600, border: `2px solid ${color.copper}` },
  }),
};
