import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { Drawing } from "../components/drawings/drawing";
import { nonScalingStrokes } from "../components/drawings/drawing-styles";
import openCircuit from "../drawings/open-circuit.svg";
import { PageHead } from "../seo/page-head";
import { container, half, twelveColumns } from "../theme/container";
import { color, fontSize, media, space } from "../theme/tokens";
import { touchTarget } from "../theme/touch-target";

/** inline/not-found.mts logs the requested URL. */
export default function NotFoundPage({ data: { page } }: PageProps<Queries.NotFoundPageQuery>) {
  const [exclamation, rest] = page.title.split(/(?<=!) /);
  return (
    <>
      <PageHead seo={page.seo} />
      <section css={[container, twelveColumns, styles.container]}>
        <div css={styles.words}>
          <h1 lang="en" css={styles.title}>
            {exclamation} <span css={styles.rest}>{rest}</span>
          </h1>
          <p css={styles.text}>{page.text}</p>
          <ButtonLink link={page.link} />
        </div>
        <div css={styles.circuit}>
          <Drawing file={openCircuit} css={nonScalingStrokes} />
          <ul css={styles.links}>
            {page.ways.map((way, index) => (
              <li
                key={way.to}
                css={[styles.linkPosition, index === 0 ? styles.firstLink : styles.secondLink]}
              >
                <a href={way.to} css={[touchTarget, styles.link]}>
                  {way.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

const styles = {
  container: css({
    alignItems: "center",
    gap: `${space.xl} ${space.l}`,
    minBlockSize: "min(40rem, 70vh)",
    paddingBlock: space.section,
  }),
  words: css({
    display: "grid",
    justifyItems: "start",
    gap: space.l,
    [media.wide]: { gridColumn: half.left },
  }),
  title: css({ letterSpacing: "-0.035em", lineHeight: 1 }),
  rest: css({ display: "block" }),
  circuit: css({
    display: "grid",
    position: "relative",
    inlineSize: "100%",
    // The links overlap the drawing's empty corners.
    "& > svg": { pointerEvents: "none" },
    // Keeps dashes whole at the corners.
    "& .packets": { vectorEffect: "none", strokeWidth: 1.5 },
    // Keeps labels smaller than the links.
    "& .figure": {
      [media.medium]: { fontSize: 12 },
      [media.wide]: { fontSize: "clamp(10.5px, 27px - 1.02vw, 16.5px)" },
    },
    "& .code": { fontSize: 36 },
    // Matches the stroke widths to the text.
    [media.wide]: {
      "& path, & rect, & circle": { strokeWidth: "clamp(1.75px, 0.13vw, 3px)" },
      "& svg .signal, & svg .via": { strokeWidth: "clamp(2.5px, 0.2vw, 4.5px)" },
    },
    [media.wide]: { gridColumn: half.right, justifySelf: "end", maxInlineSize: "max(39rem, 30vw)" },
  }),
  links: css({ display: "contents" }),
  // Links at the ends of the two intact traces, above and below; on phones they have lines of their own.
  linkPosition: css({
    justifySelf: "end",
    marginInline: "auto 0",
    textAlign: "end",
    [media.medium]: { position: "absolute", insetInlineEnd: 0, marginInline: 0 },
  }),
  firstLink: css({
    order: -1,
    [media.narrow]: { marginBlockEnd: "-10%" },
    [media.medium]: { insetBlockEnd: "85.5%" },
  }),
  secondLink: css({
    [media.narrow]: { marginBlockStart: "-10%" },
    [media.medium]: { insetBlockStart: "84%" },
  }),
  link: css({ fontWeight: 600 }),
  text: css({
    color: color.textMuted,
    fontSize: fontSize.lead,
    lineHeight: 1.4,
    textWrap: "balance",
    // Clears the circuit.
    [media.wide]: { maxInlineSize: "22em" },
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
      link {
        ...Link
      }
      ways {
        ...Link
      }
    }
  }
`;
