import { css } from "@emotion/react";
import { color } from "../theme/tokens";

const drawings: Record<Queries.Icon, string> = {
  board:
    "M9 9h14v14H9z M13 9V4 M19 9V4 M13 28v-5 M19 28v-5 M9 13H4 M9 19H4 M28 13h-5 M28 19h-5 M13.5 13.5h5v5h-5z",
  link: "M16 27v-9 M16 18a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z M10.5 21a7.8 7.8 0 0 1 0-11 M21.5 21a7.8 7.8 0 0 0 0-11 M7 24.5a12.7 12.7 0 0 1 0-18 M25 24.5a12.7 12.7 0 0 0 0-18",
  data: "M4 27h24 M4 27V5 M8 21l5.5-6 4.5 3.5L27 8 M22 8h5v5",
  water: "M16 4c5.3 6.5 8 11 8 14.3a8 8 0 0 1-16 0C8 15 10.7 10.5 16 4Z M11.5 19a4.6 4.6 0 0 0 4 4.4",
};

type Props = { name: Queries.Icon };

/** One family: 32-unit grid, one stroke, round joints. Decoration beside a title, silent for screen readers. */
export function Icon({ name }: Props) {
  return (
    <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true" css={styles.icon}>
      <path d={drawings[name]} />
    </svg>
  );
}

const styles = {
  icon: css({
    fill: "none",
    stroke: color.brand,
    strokeWidth: 1.5,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
};
