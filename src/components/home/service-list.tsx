import { css } from "@emotion/react";
import { graphql } from "gatsby";
import circuit from "../../drawings/service-circuit.svg";
import day from "../../drawings/service-day.svg";
import link from "../../drawings/service-link.svg";
import { color, fontSize, media, space } from "../../theme/tokens";
import { touchTarget } from "../../theme/touch-target";
import { visibleAt } from "../../theme/visible-at";
import { visuallyHidden } from "../../theme/visually-hidden";
import { Drawing } from "../drawings/drawing";
import { nonScalingStrokes } from "../drawings/drawing-styles";
import { NoWrapTerms } from "../no-wrap-terms";
import { Arrow } from "./arrow";

/** Three tiles; one signal runs through their drawings: a circuit, a radio link, a day's curve. */
export function ServiceList({ services }: { services: readonly Queries.ServiceFragment[] }) {
  const drawings = [
    <Drawing key="circuit" svg={circuit} preserveAspectRatio="xMaxYMid slice" css={nonScalingStrokes} />,
    <Drawing key="link" svg={link} preserveAspectRatio="xMinYMid slice" css={nonScalingStrokes} />,
    <Drawing key="day" svg={day} preserveAspectRatio="none" css={nonScalingStrokes} />,
  ];
  return (
    <ul css={styles.list}>
      {services.map((service, index) => (
        <li key={service.title} css={styles.tile}>
          <div css={styles.drawing}>{drawings[index]}</div>
          <h3 css={styles.title}>{service.title}</h3>
          <p css={styles.description}>
            <NoWrapTerms>{service.description}</NoWrapTerms>
          </p>
          <a href={service.link.to} css={styles.link}>
            <span>{service.link.label}</span>
            <Arrow css={visibleAt.stacked} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Service on HomeJsonServicesItems {
    title
    description
    link {
      ...Link
    }
  }
`;

const styles = {
  list: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    borderBlockStart: `1px solid ${color.text}`,
    [media.wide]: {
      gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
      columnGap: space.l,
      paddingBlockStart: space.xl,
    },
  }),
  tile: css({
    position: "relative",
    display: "grid",
    alignContent: "start",
    [media.stacked]: {
      // Keeps a title's longest word on one line down to a width of 300 px.
      gridTemplateColumns: "min(7.5rem, 30%, 75% - 8.2rem) minmax(0, 1fr)",
      columnGap: space.m,
      paddingBlock: space.s,
      borderBlockEnd: `1px solid ${color.line}`,
      "&:last-of-type": { borderBlockEnd: 0 },
    },
    [media.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)" },
    // Very large text leaves no room for the drawing.
    [media.tight]: { display: "block", "& svg": { display: "none" }, "& > h3": { padding: 0 } },
    [media.wide]: { gridRow: "span 4", gridTemplateRows: "subgrid", rowGap: space.s },
  }),
  drawing: css({
    // In SVG user units, which scale with the drawing; subtracting vw keeps the displayed size about the same.
    [media.wide]: { "& svg text": { fontSize: "clamp(15px, 27px - 0.85vw, 19px)" } },
    [media.stacked]: {
      gridRow: "1 / 4",
      alignSelf: "center",
      overflow: "clip",
      "& > svg": { aspectRatio: "1.22", maxBlockSize: "6rem" },
      "& .labels": { display: "none" },
    },
  }),
  title: css({ [media.stacked]: { paddingInlineEnd: "2.5rem" } }),
  description: css({
    [media.stacked]: {
      marginBlockStart: "0.25rem",
      color: color.textMuted,
      fontSize: fontSize.small,
      textWrap: "balance",
    },
  }),
  // A stacked tile is its link's touch target; the label is for screen readers only.
  link: css(touchTarget, {
    [media.wide]: { alignSelf: "start", justifySelf: "start" },
    [media.stacked]: {
      position: "absolute",
      inset: 0,
      alignItems: "start",
      justifyContent: "end",
      paddingBlockStart: `calc(${space.s} + 0.2rem)`,
      "& > span": visuallyHidden,
    },
  }),
};
