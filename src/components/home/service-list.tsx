import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { Point } from "../../network/model";
import { labelStyle } from "../../theme/label";
import { target } from "../../theme/target";
import { color, media, space } from "../../theme/tokens";
import { ServiceLineDrawing } from "../drawings/service-line-drawing";
import { Unbroken } from "../unbroken";

type Props = {
  services: readonly Queries.ServiceFragment[];
  /** The flow of a day, in which the copper line ends. */
  day: readonly Point[];
};

/** Three tiles below one drawing, a line that runs through the subject of each. */
export function ServiceList({ services, day }: Props) {
  return (
    <div css={styles.services}>
      <ServiceLineDrawing day={day} />
      <ul css={styles.list}>
        {services.map((service) => (
          <li key={service.title} css={styles.tile}>
            <h3>{service.title}</h3>
            <p>
              <Unbroken>{service.description}</Unbroken>
            </p>
            <p css={[labelStyle, styles.detail]}>{service.detail}</p>
            <a href={service.link.to} css={[target, styles.link]}>
              {service.link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const fragment = graphql`
  fragment Service on HomeJsonServicesItems {
    title
    description
    detail
    link {
      ...Link
    }
  }
`;

const styles = {
  services: css({
    display: "grid",
    gap: space.m,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${color.text}`,
    [media.wide]: { gap: space.xl, paddingBlockStart: space.xl },
  }),
  list: css({
    display: "grid",
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.l },
  }),
  tile: css({
    display: "grid",
    justifyItems: "start",
    gap: space.xs,
    paddingBlock: `${space.m} 0.25rem`,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.wide]: {
      gridRow: "span 4",
      gridTemplateRows: "subgrid",
      rowGap: space.s,
      paddingBlock: 0,
      paddingInlineEnd: space.l,
      border: 0,
    },
  }),
  detail: css({ display: "none", [media.wide]: { display: "block" } }),
  link: css({ alignSelf: "start" }),
};
