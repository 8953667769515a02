import { css } from "@emotion/react";
import { graphql } from "gatsby";
import trades from "../../drawings/trades.svg";
import tradesOnPhone from "../../drawings/trades-phone.svg";
import { color, font, fontSize, media, space } from "../../theme/tokens";
import { type Anchor, Callouts, Marks, numbered } from "../drawings/callouts";
import { Drawing } from "../drawings/drawing";
import { evenLines } from "../drawings/drawing-styles";
import { Unbroken } from "../unbroken";
import { either } from "./either";

type Props = {
  /** Of what is wired to the board, in the order of its terminals. */
  sources: readonly Queries.SignalSourceFragment[];
  details: readonly string[];
};

/** Three trades and a supply, wired to one board. */
export function Trades({ sources, details }: Props) {
  return (
    <Callouts
      {...sheet}
      anchors={anchors}
      items={details.map((detail) => ({ key: detail, words: <Unbroken>{detail}</Unbroken> }))}
      from={media.wide}
      firstNumber={sources.length + 1}
      css={styles.figure}
    >
      <Drawing file={trades} css={[either.wide, styles.drawing]}>
        {/* From the LTE module: the offer goes on with it. */}
        <path className="radio screen-only" d="M528.5 604h-4a24 24 0 0 0-24 24" />
      </Drawing>
      <Drawing file={tradesOnPhone} css={[either.small, evenLines, styles.onPhone]}>
        <path className="radio screen-only" d="M-19 500h-2a6 6 0 0 0-6 6V3000" />
        <Marks at={onPhone.slice(0, details.length)} first={sources.length + 1} radius={15} />
      </Drawing>
      <ul css={styles.sources}>
        {sources.map(({ name, signal }, index) => (
          <li key={name} css={places[index]}>
            <b>{name}</b> <span css={[styles.signal, index < signals && styles.figures]}>{signal}</span>
          </li>
        ))}
      </ul>
    </Callouts>
  );
}

export const fragment = graphql`
  fragment SignalSource on SolutionsJsonDrawingsSources {
    name
    signal
  }
`;

const sheet = { width: 1228, height: 696 };

/** The last source is the supply. */
const signals = 3;

/** Supply, a trace, a pad for testing. */
const anchors: readonly Anchor[] = [
  { to: [1016, 476], at: [1066, 426], side: "right", room: 162 },
  { to: [978, 562], at: [1066, 562], side: "right", room: 162 },
  { to: [931, 654], at: [1066, 654], side: "right", room: 162 },
];

/** The same in the small drawing. */
const onPhone = [
  [472, 389],
  [418, 452],
  [396, 550],
] as const;

/** Under each trade, and under the supply's cable, in the drawing's units; the small drawing has their numbers. */
const places = [
  [36, 222],
  [478, 222],
  [1010, 222],
  [1074, 316],
].map(([x = 0, y = 0]) =>
  css({
    [media.wide]: {
      position: "absolute",
      insetInlineStart: `${(100 * x) / sheet.width}%`,
      insetBlockStart: `${(100 * y) / sheet.height}%`,
    },
  }),
);

const styles = {
  figure: css({
    position: "relative",
    "& > ul": {
      [media.tablet]: { display: "grid", gridTemplateColumns: "repeat(3, 1fr)", columnGap: space.m },
    },
  }),
  sources: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
    gap: `${space.s} ${space.m}`,
    // Two and two; in one row, each as wide as it needs.
    [media.narrow]: { maxInlineSize: "25rem" },
    [media.tablet]: { gridTemplateColumns: "repeat(4, auto)" },
    marginBlockStart: space.m,
    font: `500 ${fontSize.small}/1.35 ${font.text}`,
    [media.wide]: {
      position: "absolute",
      insetInline: 0,
      insetBlockStart: 0,
      aspectRatio: `${sheet.width} / ${sheet.height}`,
      margin: 0,
    },
    "& b": { display: "block", fontWeight: 600 },
    [media.stacked]: {
      counterReset: "callout",
      "& > li": { ...numbered, alignContent: "start", paddingBlock: 0, borderBlockEnd: 0 },
    },
  }),
  // The line is as high whichever typeface has come.
  signal: css({ color: color.copperText, lineHeight: 1 }),
  figures: css({ fontFamily: font.figure, wordSpacing: "-0.25em" }),
  drawing: css({
    overflow: "visible",
    text: { fontSize: 13, [media.wideScreen]: { fontSize: "clamp(12px, 28px - 1.05vw, 17px)" } },
  }),
  onPhone: css({
    text: { fontSize: 17 },
    ".ink, .number": { fontSize: 20 },
    [media.tablet]: { "text, .ink, .number": { fontSize: 14 } },
  }),
};
