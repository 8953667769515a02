import { css } from "@emotion/react";
import { color, font, fontSize, media, space } from "../theme/tokens";

type Props = {
  inputs: readonly string[];
  device: string;
  transport: string;
  view: string;
};

/** From the sensor to the screen: the three inputs, the device, the encrypted link, the web view. */
export function SignalPath({ inputs, device, transport, view }: Props) {
  return (
    <ol css={styles.path}>
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

const wire = `2px solid ${color.copper}`;

const styles = {
  path: css({
    gridColumn: "1 / -1",
    display: "grid",
    justifyItems: "center",
    font: `500 ${fontSize.small}/1.3 ${font.label}`,
    [media.medium]: {
      gridTemplateColumns: "auto auto minmax(8rem, 1fr) auto",
      alignItems: "center",
      justifyItems: "stretch",
    },
  }),
  inputs: css({ display: "grid" }),
  list: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "center",
    gap: space.s,
    paddingBlockEnd: space.l,
    [media.medium]: { display: "grid", gap: 0, padding: 0, borderInlineEnd: wire },
  }),
  input: css({
    padding: `${space.xs} ${space.s}`,
    border: `1px solid ${color.controlLine}`,
    [media.medium]: {
      position: "relative",
      marginInlineEnd: space.xl,
      marginBlock: space.xs,
      textAlign: "end",
      "&::after": {
        content: '""',
        position: "absolute",
        insetInlineStart: "100%",
        insetBlockStart: "calc(50% - 1px)",
        inlineSize: space.xl,
        borderBlockStart: wire,
      },
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
    [media.medium]: {
      marginInlineStart: space.xl,
      "&::before": {
        content: '""',
        position: "absolute",
        insetInlineEnd: "100%",
        insetBlockStart: "calc(50% - 1px)",
        inlineSize: space.xl,
        borderBlockStart: wire,
      },
    },
  }),
  transport: css({
    position: "relative",
    padding: `${space.xl} ${space.m}`,
    borderInlineStart: wire,
    color: color.copperText,
    textAlign: "center",
    [media.medium]: {
      border: 0,
      padding: `0 ${space.m} ${space.l}`,
      borderBlockEnd: wire,
      marginBlockEnd: space.l,
      translate: "0 0.25rem",
    },
  }),
};
