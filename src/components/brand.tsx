import { css } from "@emotion/react";
import { color, space } from "../theme/tokens";

type Props = { name: string };

/** Symbol and wordmark. The symbol is the site's idea in small: a trace that leaves its pad and becomes a drop. */
export function Brand({ name }: Props) {
  return (
    <span css={styles.brand}>
      <BrandSymbol />
      <span css={styles.name}>{name}</span>
    </span>
  );
}

function BrandSymbol() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" css={styles.symbol}>
      <rect x="1" y="1" width="30" height="30" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M7.5 9.5H13l6.5 6.5v1" fill="none" css={styles.trace} strokeWidth="2" />
      <circle cx="7.5" cy="9.5" r="2.6" css={styles.pad} strokeWidth="2" />
      <path
        d="M19.5 15.5c2.9 3.6 4.3 5.9 4.3 7.6a4.3 4.3 0 0 1-8.6 0c0-1.7 1.4-4 4.3-7.6Z"
        css={styles.drop}
      />
    </svg>
  );
}

const styles = {
  brand: css({ display: "inline-flex", alignItems: "center", gap: space.s }),
  symbol: css({ flex: "none", color: color.text }),
  trace: css({ stroke: color.copper }),
  pad: css({ fill: color.background, stroke: color.copper }),
  drop: css({ fill: color.brand }),
  name: css({
    color: color.text,
    fontWeight: 600,
    fontSize: "1.0625rem",
    lineHeight: 1.1,
    letterSpacing: "-0.015em",
    // Beside the buttons of a narrow header, a long word of the name stays whole.
    overflowWrap: "break-word",
    "@media (max-width: 26rem)": { fontSize: "0.9375rem" },
  }),
};
