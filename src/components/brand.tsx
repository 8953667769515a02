import { css } from "@emotion/react";
import { color, media, space } from "../theme/tokens";

/** Symbol and name of the firm. The symbol is a circuit board's trace that ends as a drop of water. */
export function Brand({ name }: { name: string }) {
  return (
    <span css={styles.brand}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" css={styles.symbol}>
        <path css={styles.frame} d="M1 1h30v30H1Z" />
        <path css={styles.trace} d="M4.9 8a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 0 1-5.2 0M10.1 8h3.4l6 6v2.7" />
        <path
          css={styles.drop}
          d="M19.5 15.5c2.9 3.6 4.3 5.9 4.3 7.6a4.3 4.3 0 0 1-8.6 0c0-1.7 1.4-4 4.3-7.6Z"
        />
      </svg>
      <span css={styles.name}>{name}</span>
    </span>
  );
}

const styles = {
  brand: css({ display: "inline-flex", alignItems: "center", gap: space.s }),
  symbol: css({ flex: "none", fill: "none" }),
  frame: css({ stroke: color.text, strokeWidth: 1.5 }),
  trace: css({ stroke: color.copper, strokeWidth: 2 }),
  drop: css({ fill: color.brand }),
  name: css({
    color: color.text,
    fontWeight: 600,
    fontSize: "1.0625rem",
    lineHeight: 1.1,
    letterSpacing: "-0.015em",
    overflowWrap: "break-word",
    [media.narrow]: { fontSize: "min(0.9375rem, 4.2vw)" },
  }),
};
