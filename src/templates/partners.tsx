import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { Drawing } from "../components/drawings/drawing";
import { nonScalingStrokes } from "../components/drawings/drawing-styles";
import { bentLine, marginCentre, outerWire } from "../components/drawings/lines";
import { PageIntro } from "../components/page-intro";
import { laneWidth, PartnerCategory } from "../components/partner-category";
import bus from "../drawings/partner-bus.svg";
import edge from "../drawings/partner-edge.svg";
import pinHeader from "../drawings/partner-header.svg";
import module from "../drawings/partner-module.svg";
import routes from "../drawings/partner-routes.svg";
import terminal from "../drawings/partner-terminal.svg";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";
import { background, inkColors } from "../theme/background";
import { container } from "../theme/container";
import { color, font, media, space } from "../theme/tokens";
import { visibleAt } from "../theme/visible-at";

/** In the order of the categories. */
const connectors = [terminal, pinHeader, module];

export default function PartnersPage({ data: { page } }: PageProps<Queries.PartnersPageQuery>) {
  const { name } = useSite();
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <div css={styles.wired}>
        <PageIntro title={page.title} lead={page.lead} />
        <div css={[container, styles.drawings]}>
          <div css={styles.board}>
            {page.categories.map((category, index) => (
              <PartnerCategory
                key={category.title}
                connector={connectors[index] ?? module}
                category={category}
                labels={page.words}
              />
            ))}
            <Drawing svg={routes} css={[nonScalingStrokes, styles.routes]}>
              <text transform="translate(996 383)">{name}</text>
            </Drawing>
            <div css={styles.promise}>
              <Drawing svg={bus} css={[nonScalingStrokes, styles.bus]} />
              <p>{page.promise}</p>
            </div>
          </div>
          <div css={styles.edge}>
            <Drawing svg={edge} css={[inkColors, nonScalingStrokes, visibleAt.stacked]}>
              <text transform="translate(246 74) scale(1.15)">{name}</text>
            </Drawing>
          </div>
        </div>
      </div>
      <CallToAction content={page.contact} wires={2} />
    </>
  );
}

/** The board's dark lower part, which the wires and the sentence share. */
const darkPart = css(background.ink, {
  gridArea: "7 / 1 / auto / -1",
  position: "relative",
  zIndex: 1,
  borderRadius: "0 0 10px 10px",
});

const styles = {
  // Clips the cable from the board at this section's lower edge, where the call to action continues it.
  wired: css({
    overflow: "clip",
    "--column-width": "min(77vw, 24rem)",
    "--lane": "0.23",
    [media.wide]: {
      "--column-width": "100%",
      "--lane": "0.245",
      "& > header > *": { gridColumn: "span 6", alignSelf: "end" },
    },
    // Very large text leaves no room for the drawings.
    [media.tight]: { "--column-width": "0px" },
  }),
  drawings: css(
    {
      // Fits the longest name into the drawn sockets.
      "& > div > svg text": { fontSize: 16 },
      [media.wide]: {
        "& svg :is(.gives, .gets)": { strokeWidth: 1.5 },
        "&:has(section:hover, g:hover) path:is(.gives, .gets)": { opacity: 0.25 },
      },
      [media.motion]: { "& path": { transition: "opacity 160ms, stroke-width 160ms" } },
    },
    // Pointing at or tapping a category or its wires marks these wires; wide layouts dim all other wires (above).
    [1, 2, 3].map((nth) => {
      const category = `:is(section:nth-of-type(${nth}), .from${nth})`;
      return {
        // Hides the wires of the other categories in stacked layouts; wide layouts draw them in `wires` and `routes`.
        [`& section:not(:nth-of-type(${nth})) .from${nth}`]: { display: "none" },
        [`&:has(${category}:hover) ${category} path:is(.gives, .gets)`]: { opacity: 1, strokeWidth: 4 },
      };
    }),
  ),
  board: css({
    display: "grid",
    marginBlockStart: "min(41vw, 12rem)",
    border: `1.5px solid ${color.text}`,
    borderRadius: 12,
    background: color.surface,
    // Clips the wires at the lower edge of board or category, but not the connectors, which protrude from the upper edge.
    [media.stacked]: { clipPath: "inset(-18rem 0 0)" },
    [media.wide]: {
      marginBlockStart: "min(13.5vw, 15rem)",
      // Columns of whole pixels, so that the wires drawn in them meet those of `routes` below; both borders take 3 px.
      inlineSize: ["auto", "round(down, 100%, 3px)"],
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      "& > section": { clipPath: "inset(-18rem 0 -1px)" },
    },
  }),
  routes: css(darkPart, visibleAt.wide),
  promise: css(darkPart, {
    alignSelf: "end",
    overflow: "clip",
    // Leaves room below for the wires of `edge`.
    padding: `${space.xl} ${space.m} calc(${space.l} + 0.215 * var(--column-width)) ${laneWidth}`,
    font: `600 clamp(min(6vw, 2rem), 3.5vw, 3.5rem)/1.1 ${font.text}`,
    letterSpacing: "-0.025em",
    "& > p": { textWrap: "balance" },
    [media.wide]: { margin: `0 31% ${space.xl} 8.2%`, padding: 0, background: "none" },
  }),
  // Redraws the wires in the colours of the dark background.
  bus: css(visibleAt.stacked, {
    position: "absolute",
    inset: "-20rem auto auto 0",
    inlineSize: "var(--column-width)",
  }),
  edge: css({
    position: "relative",
    // Aligns its wires with those inside the board's border, whose 1.5 px are rounded down to whole device pixels.
    "& svg": { inlineSize: "var(--column-width)", translate: "1.25px" },
    "&::after": {
      ...bentLine({ block: "Start", inline: "End" }),
      ...outerWire,
      insetBlockStart: "56%",
      insetInline: `calc(1.115 * var(--column-width)) calc(-1 * ${marginCentre})`,
    },
    // Starts the cable at the height of the contacts in the drawn socket (partner-routes.svg).
    [media.wide]: {
      paddingBlockEnd: "9%",
      "&::after": { insetBlockStart: "65%", insetInlineStart: "95%" },
    },
  }),
};

export const query = graphql`
  query PartnersPage {
    page: partnersContent {
      ...PageHead
      ...PageIntro
      promise
      words {
        ...PartnerLabels
      }
      categories {
        ...PartnerCategory
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
