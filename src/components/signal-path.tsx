import { css } from "@emotion/react";
import { color, font, fontSize, media, space } from "../theme/tokens";

type Props = {
  /** What the drawing shows, for those who hear it. */
  pathName: string;
  inputs: readonly string[];
  device: string;
  transport: string;
  view: string;
};

/** From the sensor to the screen: the three inputs, the device, the encrypted link, the web view. */
export function SignalPath({ pathName, inputs, device, transport, view }: Props) {
  return (
    <ol aria-label={pathName} css={styles.path}>
      <li css={styles.inputs}>
        <ul css={styles.list}>
          {inputs.map((input) => (
            <li key={input} css={styles.input}>
              {input}
            </li>
          ))}
        </ul>
      </li>
      <li css={[styles.block, styles.device]}>{device}</li>
      <li css={styles.transport}>{transport}</li>
      <li css={styles.block}>{view}</li>
    </ol>
  );
}

const wire = {
  content: '""',
  position: "absolute",
  background: color.copper,
  printColorAdjust: "exact",
  forcedColorAdjust: "none",
} as const;
const gap = space.xl;

const styles = {
  path: css({
    gridColumn: "1 / -1",
    breakInside: "avoid",
    display: "grid",
    justifyItems: "center",
    gap,
    font: `500 ${fontSize.small}/1.3 ${font.label}`,
    [media.medium]: {
      gridTemplateColumns: "auto auto minmax(8rem, 1fr) auto",
      alignItems: "center",
      justifyItems: "stretch",
      columnGap: 0,
    },
  }),
  inputs: css({ position: "relative" }),
  list: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: space.xs,
    [media.medium]: { display: "grid", gap: 0 },
  }),
  input: css({
    position: "relative",
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${color.controlLine}`,
    [media.medium]: {
      marginBlock: space.xs,
      marginInlineEnd: gap,
      textAlign: "end",
      "&::after": {
        ...wire,
        insetInlineStart: "100%",
        insetBlockStart: "50%",
        inlineSize: gap,
        blockSize: 2,
      },
      // The bus that the inputs share, from the first one's middle to the last one's.
      "&::before": {
        ...wire,
        insetInlineEnd: `calc(-1 * ${gap} - 1px)`,
        insetBlock: `calc(-1 * ${space.xs} - 1px)`,
        inlineSize: 2,
      },
      "&:first-of-type::before": { insetBlockStart: "50%" },
      "&:last-of-type::before": { insetBlockEnd: "calc(50% - 2px)" },
    },
  }),
  block: css({
    padding: `${space.m} ${space.l}`,
    border: `1px solid ${color.text}`,
    background: color.surface,
    textAlign: "center",
  }),
  device: css({
    position: "relative",
    "&::before": { ...wire, insetInlineStart: "50%", insetBlockEnd: "100%", inlineSize: 2, blockSize: gap },
    [media.medium]: {
      marginInlineStart: gap,
      "&::before": {
        insetInline: `auto 100%`,
        insetBlock: "50% auto",
        inlineSize: gap,
        blockSize: 2,
      },
    },
  }),
  transport: css({
    position: "relative",
    color: color.copperText,
    "&::before, &::after": { ...wire, insetInlineStart: "50%", inlineSize: 2, blockSize: gap },
    "&::before": { insetBlockEnd: "100%" },
    "&::after": { insetBlockStart: "100%" },
    [media.medium]: {
      paddingBlockEnd: "3em",
      marginBlockStart: "-1em",
      textAlign: "center",
      "&::before": {
        insetBlock: "auto",
        insetInline: 0,
        inlineSize: "auto",
        blockSize: 2,
        insetBlockStart: "calc(50% + 0.5em)",
      },
      "&::after": { display: "none" },
    },
  }),
};
