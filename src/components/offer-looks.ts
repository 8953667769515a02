import { css, type SerializedStyles } from "@emotion/react";
import { half, third } from "../theme/sheet";
import { color, media, space } from "../theme/tokens";
import { dayColumns } from "./drawings/day-rows-drawing";
import { bentLine, inMargin, via } from "./drawings/trace";

/** How an offer is arranged about its drawing, and where each of its details belongs in it. */
type Look = Partial<Record<"sheet" | "number" | "title" | "text" | "drawing" | "list", SerializedStyles>> & {
  /** Head, text and actions. */
  words: SerializedStyles;
  figure: SerializedStyles;
  callouts: readonly SerializedStyles[];
};

/** Above and below what is in an offer. */
export const padding = "clamp(3rem, 5.5vw, 6rem)";

const bend = "1.5rem";

const leader = `1px solid ${color.text}`;
/** From a callout into the drawing, with a dot at its end. */
const pointing = (line: object, end: object) => ({
  "&::before": { content: '""', ...line },
  "&::after": { content: '""', border: `2.5px solid ${color.text}`, borderRadius: "50%", ...end },
});
const sideways = (side: "insetInlineEnd" | "insetInlineStart", length: string) =>
  pointing(
    {
      insetBlockStart: "0.65em",
      [side]: "calc(100% + 0.4rem)",
      inlineSize: length,
      borderBlockStart: leader,
    },
    { insetBlockStart: "calc(0.65em - 2px)", [side]: `calc(100% + 0.4rem + ${length})` },
  );
const toTheLeft = (length: string) => sideways("insetInlineEnd", length);
const upwards = (insetInlineStart: string, length: string) =>
  pointing(
    { insetInlineStart, insetBlockEnd: "100%", blockSize: length, borderInlineStart: leader },
    { insetInlineStart, insetBlockEnd: `calc(100% + ${length})`, translate: "-2px" },
  );
/** On a telephone, the drawing opens the offer, and its details follow the words. */
const listLast = css({ [media.narrow]: { display: "contents", "& > div": { order: -1 } } });
const rows = css({
  [media.narrow]: {
    borderBlockStart: `1px solid ${color.line}`,
    "& > li": { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.line}` },
  },
});

const wordsLeft = css({ [media.wide]: { gridColumn: half.left } });

const board: Look = {
  sheet: css({
    [media.wide]: { gridTemplateRows: "auto auto auto 1fr" },
    // Under the words and into the margin, from where the board's antenna is.
    [media.wideScreen]: {
      "&::after": {
        ...bentLine("Start", "Start", "radio"),
        insetBlockEnd: 0,
        insetInline: `calc(${space.gutter} - ${inMargin}) calc(50% + 1px + ${bend})`,
        blockSize: bend,
      },
    },
  }),
  words: wordsLeft,
  figure: css(listLast, {
    [media.medium]: { gridRow: 1, gridTemplateColumns: "412fr 208fr" },
    [media.wide]: {
      gridColumn: half.right,
      gridRow: "1 / span 4",
      marginBlockEnd: `calc(-1 * ${padding})`,
    },
  }),
  // Its cable comes in at the offer's top.
  drawing: css({
    marginBlockStart: `calc(-1 * ${padding})`,
    paddingBlockStart: padding,
    clipPath: "inset(-1px -2.5rem -500vh)",
    [media.wide]: { paddingBlockEnd: space.xl },
    // About as large as the callouts, however wide the board is.
    "&& text": {
      [media.medium]: { fontSize: 12 },
      [media.wideScreen]: { fontSize: "clamp(14.4px, 30px - 1.08vw, 19px)" },
      "@media (min-width: 140rem)": { fontSize: 11.5 },
    },
    "&::before": {
      ...bentLine("Start", "Start", "radio"),
      insetBlockStart: padding,
      marginBlockStart: "49%",
      insetInlineStart: `calc(-1 * ${inMargin})`,
      inlineSize: inMargin,
    },
    [media.wideScreen]: {
      "&::before": {
        insetInlineStart: "-1rem",
        inlineSize: "1rem",
        blockSize: "auto",
        insetBlockEnd: `calc(2 * ${bend} - 3px)`,
      },
      "&::after": {
        ...bentLine("End", "End", "radio"),
        insetBlockEnd: `calc(${bend} - 3px)`,
        insetInlineStart: `calc(-1rem - ${bend} + 3px)`,
        inlineSize: bend,
        blockSize: bend,
      },
    },
  }),
  list: css(rows, {
    [media.medium]: {
      display: "grid",
      gridAutoRows: "1fr",
      // As high as the drawing beside it.
      alignSelf: "start",
      aspectRatio: "208 / 436",
      // From the first resistor's height to below the test point's.
      paddingBlock: "calc(78.4% - 0.65em) calc(38.2% + 0.65em)",
      paddingInlineStart: "1.25rem",
    },
  }),
  callouts: ["46%", "58%", "36%", "36%", "36%"].map((length) => css({ [media.medium]: toTheLeft(length) })),
};

const link: Look = {
  words: wordsLeft,
  number: css({
    position: "relative",
    "&::before": { ...via(`calc(-1 * ${inMargin})`), insetBlockStart: "0.2em" },
    [media.print]: { "&::before": { display: "none" } },
  }),
  title: css({ maxInlineSize: "9em" }),
  text: css({
    textWrap: "balance",
    [media.wide]: { gridColumn: half.right, gridRow: "1 / span 2", alignSelf: "center" },
  }),
  figure: css({
    marginBlockStart: space.m,
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    columnGap: space.s,
  }),
  drawing: css({
    gridArea: "2 / 1 / auto / -1",
    "&::before": {
      ...bentLine("End", "Start", "radio"),
      insetBlockEnd: "50%",
      insetInlineStart: `calc(-1 * ${inMargin})`,
      inlineSize: inMargin,
    },
    "&::after": {
      ...bentLine("Start", "End", "wire"),
      insetBlockStart: "50%",
      insetInlineStart: "100%",
      inlineSize: inMargin,
    },
  }),
  list: css({ display: "contents" }),
  callouts: [
    css(upwards("41px", "64px"), {
      gridColumn: 1,
      gridRow: 3,
      [media.narrow]: upwards("25px", "39px"),
    }),
    css(upwards("50%", "52px"), {
      gridColumn: 2,
      gridRow: 3,
      textAlign: "center",
      [media.narrow]: upwards("50%", "32px"),
    }),
    css(toTheLeft("1.5rem"), {
      gridColumn: "1 / -1",
      gridRow: 1,
      marginInlineStart: 108,
      [media.narrow]: { marginInlineStart: 80 },
    }),
  ],
};

const data: Look = {
  sheet: css({ paddingBlockEnd: space.xl, [media.wide]: { gridTemplateRows: "auto auto auto 1fr" } }),
  words: css({ [media.wide]: { gridColumn: third.left } }),
  figure: css({
    gridTemplateColumns: dayColumns,
    [media.wide]: { gridColumn: "5 / -1", gridRow: "1 / span 4" },
  }),
  drawing: css({ gridArea: "2 / 1 / auto / -1" }),
  list: css({ display: "contents" }),
  callouts: [
    css({ gridColumn: "1 / -1", gridRow: 1, textAlign: "end", paddingBlockEnd: space.xs }),
    // A dimension under the day.
    css({
      gridColumn: 2,
      gridRow: 3,
      margin: `${space.xs} calc(2 * ${space.m}) 0 ${space.m}`,
      paddingBlockStart: space.xs,
      textAlign: "center",
      "&::before": {
        content: '""',
        insetBlockStart: 0,
        insetInline: 0,
        blockSize: "0.6rem",
        border: `solid ${color.controlLine}`,
        borderWidth: "0 1px",
      },
      "&::after": {
        content: '""',
        insetBlockStart: "0.3rem",
        insetInline: 0,
        borderBlockStart: `1px solid ${color.controlLine}`,
      },
    }),
    css(upwards("1.75rem", "4.1rem"), {
      gridColumn: 1,
      gridRow: 3,
      paddingBlockStart: space.s,
    }),
  ],
};

/** Where the words have room beside the chamber, and above the pipe that leads to it. */
const besideChamber = "@media print, (min-width: 75rem)";
/** As wide as the antenna above it. */
export const chamberPlace = css({
  inlineSize: "100%",
  maxInlineSize: "48rem",
  marginInlineStart: "auto",
  [besideChamber]: { gridColumn: "6 / -1" },
});

/** In the chamber; below it on a telephone. */
const within = (place: object) => css({ [media.medium]: { position: "absolute", ...place } });

const water: Look = {
  sheet: css({ [besideChamber]: { gridTemplateRows: "auto auto auto 1fr" } }),
  words: css({
    position: "relative",
    // Over the pipe, however many they are.
    zIndex: 1,
    [besideChamber]: { gridColumn: "1 / 6", background: color.background },
  }),
  title: css({ fontSize: "clamp(2.5rem, 1.6rem + 3.4vw, 4.5rem)" }),
  figure: css(listLast, chamberPlace, {
    position: "relative",
    [media.medium]: { gridRow: 1, marginBlock: `calc(-1 * ${padding}) ${space.l}` },
    [besideChamber]: { gridRow: "1 / span 4" },
  }),
  // Its edge is the ground.
  drawing: css({ [media.narrow]: { marginBlockStart: `calc(-1 * ${padding})` } }),
  list: rows,
  callouts: [
    css(
      within({
        ...sideways("insetInlineStart", "calc(33.9% - 0.4rem)"),
        insetBlockStart: "44%",
        insetInlineStart: "11%",
        inlineSize: "24%",
        textAlign: "end",
      }),
    ),
    css(within({ insetBlockStart: "30%", insetInlineStart: "63%", inlineSize: "17%" }), {
      // Along its side and down into the cable.
      [media.medium]: {
        paddingInlineStart: space.xs,
        ...pointing(
          { insetBlock: "0 -7.5rem", insetInlineStart: 0, borderInlineStart: leader },
          { insetBlockEnd: "calc(-7.5rem - 2px)", insetInlineStart: -2 },
        ),
      },
    }),
  ],
};

export const offerLooks: Record<Queries.Icon, Look> = { board, link, data, water };
