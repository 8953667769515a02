import { css, keyframes } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Drawing } from "../components/drawings/drawing";
import { nonScalingStrokes } from "../components/drawings/drawing-styles";
import { bentLine, copperLine, marginCentre } from "../components/drawings/lines";
import openCircuit from "../drawings/open-circuit.svg";
import { PageHead } from "../seo/page-head";
import { container, half, twelveColumns } from "../theme/container";
import { color, font, fontSize, media, space } from "../theme/tokens";

/** The page for unknown URLs, whose paths inline/not-found.mts logs in the console, as specified. */
export default function NotFoundPage({ data: { page } }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} />
      <div css={styles.wired}>
        <section css={[container, twelveColumns, styles.container]}>
          <div className="wire-3" css={styles.textColumn}>
            <h1 lang="en" css={styles.title}>
              {page.title}
            </h1>
            <p css={styles.text}>{page.text}</p>
            <ButtonLink link={page.link} />
          </div>
          <div className="wire-3" css={styles.circuit}>
            <Drawing svg={openCircuit} css={styles.drawing}>
              {/* A link over the switch, as large as its blade moves; not in the tab order, because it repeats the button. */}
              <a href={page.link.to} tabIndex={-1} className="switch">
                <rect x="396" y="150" width="164" height="116" />
                <text x="478" y="286" className="ink">
                  {page.switch}
                </text>
              </a>
            </Drawing>
            <ul css={styles.links}>
              {page.ways.map((link) => (
                <li key={link.to} css={styles.otherLink}>
                  <ButtonLink link={link} variant="outlined" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
    </>
  );
}

/** Opens the switch, then moves its blade once more, as a hint that it can be closed. */
const liftWire = keyframes({
  from: { rotate: "0deg" },
  "20%, 80%": { rotate: "46deg" },
  "90%": { rotate: "34deg" },
});
const runCurrent = keyframes({ to: { strokeDashoffset: -1300 } });

const styles = {
  // Pointing at the nth of these targets thickens `.wire-n` and sends a current through its `.core`, in open-circuit.svg
  // and, for the third, in the pseudo-elements of both columns. `.part` and `.code` are outline and number of the missing
  // part; `.switch` is a link over the third wire.
  wired: css(
    { overflow: "clip" },
    ["li:first-of-type a", "li + li a", ":is(p + a, .part, .code, .switch)"].map((target, index) => ({
      [`&:has(${target}:is(:hover, :focus-visible)) .wire-${index + 1}`]: {
        "&.signal": { strokeWidth: 4, rotate: "0deg", animationName: "none" },
        "&.core": { [media.motion]: { animation: `${runCurrent} 800ms 120ms ease-out` } },
        "&.part": { strokeDasharray: "none" },
        "&.axis": { visibility: "hidden" },
        "&.code": { fill: color.copper },
        "&::before": { borderWidth: 4, margin: -1 },
      },
    })),
  ),
  container: css({
    alignItems: "center",
    gap: `${space.xl} ${space.l}`,
    minBlockSize: "min(40rem, 70vh)",
    paddingBlock: `min(${space.section}, 9svh)`,
  }),
  textColumn: css({
    display: "grid",
    justifyItems: "start",
    gap: space.l,
    position: "relative",
    [media.wide]: {
      gridColumn: half.left,
      "&::before": {
        ...bentLine({ block: "End", inline: "End" }),
        zIndex: -1,
        inset: `calc(50% - 1px) calc(2% - ${space.l}) calc(1.5rem - 1px) 2px`,
        blockSize: "auto",
      },
    },
  }),
  title: css({ color: color.copperText, fontSize: fontSize.heading3 }),
  circuit: css({
    display: "grid",
    gridTemplateRows: "minmax(max-content, 24%) 1fr minmax(max-content, 24%)",
    aspectRatio: "6 / 5",
    "& > svg": { gridArea: "1 / 1 / -1 / -1", alignSelf: "center" },
    [media.tight]: { aspectRatio: "auto", rowGap: space.s, "& > svg": { display: "none" } },
    [media.wide]: { gridColumn: half.right },
    // The wire from the button above to the drawing, through the page's margin.
    [media.stacked]: {
      position: "relative",
      "&::before": {
        ...bentLine({ block: "Start", inline: "Start" }),
        inset: `calc(-1px - 1.5rem - ${space.xl}) auto calc(50% - 1px) calc(-1 * ${marginCentre})`,
        inlineSize: marginCentre,
        blockSize: "auto",
        borderBlockEnd: copperLine,
        borderEndStartRadius: "1.5rem",
      },
    },
  }),
  drawing: css(nonScalingStrokes, {
    [`${media.stacked}, print`]: { clipPath: "inset(0 -100vw 0 0)" },
    "& .core": { strokeWidth: 2, strokeDasharray: "28 2000", strokeDashoffset: 28 },
    "& .code": { fontSize: 150 },
    "& .switch": { stroke: "none", outline: 0, pointerEvents: "all", WebkitTapHighlightColor: "#0000" },
    "& .switch text": { font: `500 20px ${font.text}`, [media.narrow]: { fontSize: 25 } },
    "& .lifted": {
      strokeWidth: 4,
      transformOrigin: "540px 250px",
      rotate: "46deg",
      [media.motion]: { animation: `${liftWire} 2s 600ms ease-in-out backwards`, transition: "rotate 160ms" },
    },
  }),
  links: css({ display: "contents" }),
  // Covers the wires behind the links, so that the wires end at the links' edges.
  otherLink: css({
    gridArea: "1 / 1",
    placeSelf: "center start",
    position: "relative",
    background: color.surface,
    "& > a": { border: copperLine },
    "& + &": { gridArea: "3 / 1" },
  }),
  // Larger than the title, which the specification fixes in English.
  text: css({
    font: `600 min(9.5vw, clamp(2.25rem, 1.5rem + 2.8vw, 4rem))/1.05 ${font.text}`,
    letterSpacing: "-0.03em",
    textWrap: "balance",
    marginBlock: `calc(-1 * ${space.s}) ${space.s}`,
    [media.wide]: { maxInlineSize: "10em" },
  }),
};

export const query = graphql`
  query NotFoundPage {
    page: notFoundContent {
      seo {
        ...Seo
      }
      title
      text
      switch
      link {
        ...Link
      }
      ways {
        ...Link
      }
    }
  }
`;
