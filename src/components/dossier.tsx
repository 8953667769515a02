import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { dossierId } from "../content/anchors";
import exploded from "../drawings/exploded.svg";
import { wideCondition } from "../theme/breakpoints";
import { color, font, fontSize, media, space } from "../theme/tokens";
import { type Anchor, CalloutNumbers, Callouts, type Position } from "./drawings/callouts";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";
import { FactList } from "./fact-list";
import { NoWrapTerms } from "./no-wrap-terms";
import { Section } from "./section";

/** An exploded view of the device with labels, and its facts. */
export function Dossier({ dossier }: { dossier: Queries.DossierFragment }) {
  const { title, parts, facts, open: openPoints } = dossier;
  return (
    <div css={styles.oneScreen}>
      <Section id={dossierId} title={title} background="ink">
        <Callouts
          {...drawingSize}
          anchors={anchors}
          items={parts.map(({ label: name, text }) => ({
            key: name,
            label: (
              <>
                <h3>{name}</h3>
                <p>
                  <NoWrapTerms>{text}</NoWrapTerms>
                </p>
              </>
            ),
          }))}
          labelMedia={media.large}
          css={styles.callouts}
        >
          <Drawing svg={exploded} css={[nonScalingStrokes, styles.drawing, partStyles]}>
            {anchors.map(({ part, numberAt }, index) => (
              <g key={part} className={part} css={styles.number}>
                <CalloutNumbers points={[numberAt]} firstNumber={index + 1} radius={21} />
              </g>
            ))}
          </Drawing>
        </Callouts>
        <div css={styles.facts}>
          <FactList facts={facts} />
          <p>{openPoints}</p>
        </div>
      </Section>
    </div>
  );
}

export const fragment = graphql`
  fragment Dossier on ProjectsJsonDossier {
    title
    # Antenna, base, inputs, board, lid.
    parts {
      label
      text
    }
    facts {
      ...Fact
    }
    open
  }
`;

const drawingSize = { width: 1228, height: 552 };

const leftLabel = { side: "left", labelWidth: 218 } as const;
const rightLabel = { side: "right", labelWidth: 172 } as const;

/** `target` and `labelPosition` are copied from the output of art/exploded.mjs; at `numberAt`, a number hides nothing. */
const anchors: (Anchor & { part: string; numberAt: Position })[] = [
  { part: "antenna", numberAt: [996, 62], target: [996, 75], labelPosition: [1056, 75], ...rightLabel },
  { part: "base", numberAt: [970, 406], target: [970, 328], labelPosition: [1056, 243], ...rightLabel },
  { part: "inputs", numberAt: [926, 500], target: [894, 500], labelPosition: [1056, 411], ...rightLabel },
  { part: "board", numberAt: [626, 250], target: [609, 148], labelPosition: [218, 36], ...leftLabel },
  { part: "lid", numberAt: [290, 230], target: [290, 230], labelPosition: [218, 250], ...leftLabel },
];

/** Each part's displacement in the drawing's units (art/exploded.mjs). */
const displacements = {
  base: [0, 0],
  antenna: [50.8, 23.9],
  inputs: [0, 48.2],
  board: [-139.8, 34.7],
  lid: [-327.7, 81.4],
  screws: [-371.3, 92.3],
};

const animationMedia = `@media screen and ${wideCondition} and (min-height: 56rem) and (prefers-reduced-motion: no-preference)`;
const animateOnEntry = {
  "@supports (animation-timeline: view())": {
    [animationMedia]: {
      animationTimeline: "--dossier",
      animationRange: "entry 25% entry 90%",
      animationTimingFunction: "linear",
      animationFillMode: "both",
    },
  },
};
/** Fades in leaders, wires and axes at the end, when the parts are apart. */
const fadeIn = keyframes({ "from, 85%": { opacity: 0 } });

/** Rounds by at most half a pixel, to shorten the page's CSS. */
const roundedTranslate = (x: number, y: number) => `${Math.round(x)}px ${Math.round(y)}px`;

/** Fraction of a part's displacement that phones undo; less for the lid, so that it does not hide the board. */
const phoneReduction = (part: string) => (part === "lid" || part === "screws" ? 0.22 : 0.45);

/** On phones, parts are closer together. In tall viewports, they start assembled, away from where the base ends. */
const partStyles = css(
  Object.entries(displacements).map(([part, [x = 0, y = 0]]) => ({
    [`.${part}`]: {
      [media.narrow]: { translate: roundedTranslate(-phoneReduction(part) * x, -phoneReduction(part) * y) },
      animationName: keyframes({ from: { translate: roundedTranslate(-170 - x, 45 - y) } }),
    },
  })),
);

const styles = {
  oneScreen: css({
    [media.wide]: {
      "--section": `clamp(${space.s}, (100svh - 45rem) * 0.6, 3rem)`,
      "& h2": { fontSize: "clamp(2.25rem, 4.9svh, 2.75rem)" },
      "& section > div": { rowGap: `clamp(0px, (100svh - 45rem) * 0.3, ${space.l})` },
    },
  }),
  callouts: css(
    {
      "@supports (view-timeline-name: --dossier)": { viewTimelineName: "--dossier" },
      [media.stacked]: { overflowX: "clip" },
      "& > ul": {
        [media.wide]: { display: "grid", gridTemplateColumns: "repeat(5, 1fr)", columnGap: space.m },
      },
      [media.large]: {
        // Limits the height to that of the viewport, if the longest words still fit.
        maxInlineSize: "max(73.5rem, 163svh)",
        // Covers the leader where it passes behind a label's heading on the left.
        "& h3": { inlineSize: "fit-content", paddingInlineEnd: space.xs, background: color.background },
      },
      "& > svg, & .exploded-only": { animationName: fadeIn },
      "& :is(svg, g)": animateOnEntry,
      // As high as a line of text, because leaders end in the middle of the heading's line.
      "& h3": { fontSize: fontSize.small, lineHeight: "inherit" },
      "& p": { color: color.textMuted, fontWeight: 400 },
      "& li": { pointerEvents: "auto" },
    },
    // Pointing at or tapping a part or its label marks both, and dims all other parts and labels.
    anchors.map(({ part }, index) => ({
      [`&:has(.${part}:hover, li:nth-child(${index + 1}):hover)`]: {
        [`svg > g > :first-child > :not(.${part}), > svg > :not(:nth-child(${index + 1}))`]: {
          "--text": color.line,
          "--brand": color.line,
          "--copper": color.line,
          "--control-line": color.line,
          "--surface": color.background,
          stroke: color.line,
        },
        [`> svg > :nth-child(${index + 1})`]: { stroke: color.copper },
        [`li:nth-child(${index + 1}) h3`]: { color: color.copperText },
        [`li:not(:nth-child(${index + 1})) *`]: { color: color.textMuted },
      },
    })),
  ),
  drawing: css({
    maxInlineSize: "none",
    [media.motion]: { "& > g > :first-child *": { transition: "stroke 160ms, fill 160ms" } },
    ".side": { fill: [color.background, `color-mix(in srgb, ${color.surface} 45%, ${color.background})`] },
    ".panel": { fill: [color.surface, `color-mix(in srgb, ${color.brand} 28%, ${color.background})`] },
    [media.forcedColors]: { ".side, .panel": { fill: color.background } },
    "& .lid-name": { fontSize: 51 },
    "& .lid-legend": { fontSize: 14.5, [media.narrow]: { display: "none" } },
    "& .number": { fontSize: 27 },
    // On phones, the parts are so close that wires and axes between them would only hide them.
    ".exploded-only": { [media.narrow]: { visibility: "hidden" } },
    // Narrow layouts have no labels at the sides, so the drawing is enlarged.
    inlineSize: "125%",
    marginInlineStart: "-13%",
    [`${media.large}, print`]: { inlineSize: "100%", marginInlineStart: 0 },
    [media.stacked]: { inlineSize: "150%", marginInlineStart: "-27%" },
    [media.narrow]: { inlineSize: "178%", marginInlineStart: "-45.5%" },
  }),
  number: css({ [media.large]: { display: "none" } }),
  facts: css({
    marginBlockStart: space.l,
    font: `400 ${fontSize.small}/1.35 ${font.text}`,
    [media.medium]: { display: "grid", gridTemplateColumns: "repeat(3, 1fr)" },
    [media.large]: { gridTemplateColumns: "repeat(5, auto)" },
    "& > dl": { border: 0, [media.medium]: { display: "contents" } },
    "& > dl > div, & > p": {
      border: `solid ${color.line}`,
      borderWidth: "1px 0 0",
      padding: `${space.s} ${space.m} ${space.s} 0`,
      [media.medium]: { display: "block" },
    },
    "& > p": { gridColumn: "1 / -1", color: color.textMuted },
    "& dd": { font: `500 clamp(1.25rem, 1.6vw, 1.5rem)/1.2 ${font.text}` },
  }),
};
