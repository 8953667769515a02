import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { copperLine, inMargin, piece, via } from "../components/drawings/trace";
import { FounderCard } from "../components/founder-card";
import { PageIntro } from "../components/page-intro";
import { Section } from "../components/section";
import { ValueList } from "../components/value-list";
import { PageHead } from "../seo/page-head";
import { innerSheet, toWindowEdge } from "../theme/sheet";
import { color, media, size, space } from "../theme/tokens";

export default function FoundersPage({ data: { page } }: PageProps<Queries.FoundersPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro title={page.title} lead={page.lead} />
      <div css={styles.chips}>
        <div data-ground="paper" css={innerSheet}>
          <div css={styles.board}>
            {page.founders.map((founder, index) => (
              <FounderCard
                key={founder.email}
                founder={founder}
                emailLabel={page.emailLabel}
                part={`U${index + 1}`}
              />
            ))}
          </div>
        </div>
        <Section title={page.habits.title} titleColumns={4}>
          <div css={styles.habits}>
            <ValueList values={page.habits.items} />
          </div>
        </Section>
      </div>
      <CallToAction invitation={page.contact} isWired />
    </>
  );
}

/** From the board's upper edge to its chips, and from its side edges to what is on it. */
const [above, beside] = [60, 28];
/** Half-way down the chips, from the board's upper edge. */
const axis = `calc(${above}px + var(--chip) / 2)`;
/** The housing of the inputs, over the board's edge. */
const inputs = 26;
/** How high that of the output is. */
const output = 40;

/** Where a wire turns down into the margin. */
const bend = 34;

/** Letters so large take the margin's room; paper has none. */
const onScreen = { [media.tight]: { display: "none" }, [media.print]: { display: "none" } };

/** Of inputs and output, and a contact in it. */
const housing = { ...piece, inlineSize: inputs, border: `1.5px solid ${color.text}` } as const;
const contact = `${color.background} 4.25px, ${color.text} 4.75px 5.75px, #0000 6.25px`;

/** Lines of a thickness, in the middle of each of three equal strips. */
const three = (paint: string, thickness: number) =>
  `linear-gradient(#0000 calc(50% - ${thickness / 2}px), ${paint} 0 calc(50% + ${thickness / 2}px), #0000 0) 0 0 / 100% 33.34%`;
/** A pad at the end of each. */
const pads = `linear-gradient(#0000 calc(50% - 2px), ${color.copper} 0 calc(50% + 2px), #0000 0) 100% 0 / 10px 33.34% repeat-y`;

const styles = {
  chips: css({
    position: "relative",
    // The inputs are of whole pixels, also in three: else lines of equal width look unequal.
    "--chip": "168px",
    "--inputs": "144px",
    // What an article has above its chip.
    "--above": "0px",
    [media.wideScreen]: { "--chip": "144px", "--inputs": "120px" },
    [media.large]: {
      "--chip": "184px",
      "--inputs": "156px",
      // What is said of a value stands on the axis of the page's halves: two columns on.
      "& li > h3": { flexBasis: `calc((100% - 7 * ${space.l}) / 4 + ${space.l})` },
    },
    overflowX: "clip",
    "&::after": {
      ...piece,
      // From where the first wire comes to the margin, down over the edge of the section below.
      insetBlock: `${above}px -1px`,
      [media.narrow]: { insetBlockStart: `calc(${axis} + ${bend - 2}px)` },
      insetInlineEnd: `calc(max(0px, (100% - ${size.sheet}) / 2) + ${space.gutter} - ${inMargin})`,
      borderInlineStart: copperLine,
      ...onScreen,
    },
  }),
  board: css({
    position: "relative",
    display: "grid",
    gap: `${space.xl} 0`,
    padding: `${above}px ${beside}px ${space.xl}`,
    // Of whole pixels: what is joined to its edge would be half a one aside.
    border: `1px solid ${color.text}`,
    borderRadius: 4,
    background: color.surface,
    // The inputs, and the cables that come to them from the window's edge.
    "&::before, &::after": {
      ...piece,
      insetBlockStart: `calc(${axis} - var(--inputs) / 2)`,
      blockSize: "var(--inputs)",
    },
    "&::before": {
      insetInlineStart: -inputs / 2 - 1,
      ...housing,
      background: `radial-gradient(circle, ${contact}) 0 0 / 100% 33.34% border-box, ${color.background}`,
    },
    "&::after": {
      insetInline: `calc(${toWindowEdge} - 1px) calc(100% + ${inputs / 2}px)`,
      background: `${three(color.background, 12)}, ${three(color.text, 14)}`,
    },
    [media.tight]: { padding: space.m, "&::before, &::after": { display: "none" } },
    [media.wide]: {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: beside * 2,
      background: `linear-gradient(${color.line}, ${color.line}) 50% ${above}px / 1px calc(100% - ${above}px - ${space.xl}) no-repeat, ${color.surface}`,
    },
    [media.print]: { padding: space.m, background: "none", "&::before, &::after": { display: "none" } },
    "& > article": { position: "relative" },
    // One under the other, with a rule between.
    [media.stacked]: {
      "& > article + article": {
        "--above": space.xl,
        // The wire is clear of the rule.
        [media.tablet]: { "--above": "4rem" },
        paddingBlockStart: "var(--above)",
        borderBlockStart: `1px solid ${color.line}`,
        // Its wire joins the first one's.
        "&::before": {
          ...via(`calc(100% + ${beside - 1}px + ${inMargin})`),
          insetBlockStart: "calc(var(--above) + var(--chip) / 2 - 6px)",
          [media.tablet]: { insetBlockStart: `calc(var(--above) - ${bend + 6}px)` },
          ...onScreen,
        },
      },
    },
    // From the inputs to the first chip.
    "& > article:first-of-type::before": {
      ...piece,
      insetInlineStart: inputs / 2 - beside - 1,
      inlineSize: beside - inputs / 2 + 1,
      insetBlockStart: "calc((var(--chip) - var(--inputs)) / 2)",
      blockSize: "var(--inputs)",
      background: `${pads}, ${three(color.copper, 2)}`,
      ...onScreen,
    },
    // From each chip to the margin, where there is room over the words; of two side by side, from the first to the second.
    "& > article::after": {
      ...piece,
      insetInline: `var(--chip) calc(-${beside + 1}px - ${inMargin})`,
      insetBlockStart: "calc(var(--above) + var(--chip) / 2)",
      blockSize: bend,
      border: copperLine,
      borderBlockEnd: 0,
      borderInlineStart: 0,
      borderRadius: "0 1.5rem 0 0",
      [media.mediumScreen]: {
        insetInlineStart: "calc(var(--chip) * 0.75)",
        insetBlockStart: `calc(var(--above) - ${bend}px)`,
        borderInlineStart: copperLine,
        borderRadius: "1rem 1rem 0 0",
      },
      ...onScreen,
    },
    "& > article + article::after": { [media.stacked]: { borderInlineEnd: 0, borderStartEndRadius: 0 } },
    [media.wideScreen]: {
      "& > article:first-of-type::after": { insetInlineEnd: `calc(-${2 * beside}px - var(--chip) * 0.25)` },
      // The output, over the board's other edge.
      "& > article + article::before": {
        ...housing,
        zIndex: 1,
        insetInlineStart: `calc(100% + ${beside - inputs / 2}px)`,
        insetBlockStart: 1 - bend - output / 2,
        blockSize: output,
        background: `radial-gradient(circle, ${contact}) border-box, ${color.background}`,
        ...onScreen,
      },
    },
  }),
  habits: css({ [media.wide]: { gridArea: "1 / 5 / auto / -1" } }),
};

export const query = graphql`
  query FoundersPage {
    page: foundersContent {
      ...PageHead
      ...PageIntro
      founders {
        ...FounderCard
      }
      emailLabel
      habits {
        title
        items {
          ...Value
        }
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
