import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { labelStyle } from "../../theme/label";
import { color, media, size, space } from "../../theme/tokens";
import { Icon } from "../icon";
import { Unbroken } from "../unbroken";

type Props = { services: readonly Queries.ServiceFragment[] };

/** Three tiles on one hairline frame, as the parts list of a drawing. */
export function ServiceList({ services }: Props) {
  return (
    <ul css={styles.list}>
      {services.map((service) => (
        <li key={service.title} css={styles.tile}>
          <Icon name={service.icon} />
          <h3>{service.title}</h3>
          <p css={styles.text}>
            <Unbroken>{service.description}</Unbroken>
          </p>
          <p css={[labelStyle, styles.detail]}>{service.detail}</p>
          <a href={service.link.to} css={styles.link}>
            {service.link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment Service on HomeJsonServicesItems {
    icon
    title
    description
    detail
    link {
      ...Link
    }
  }
`;

const styles = {
  list: css({
    display: "grid",
    borderBlockStart: `1px solid ${color.text}`,
    [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  tile: css({
    display: "grid",
    // On a telephone, icon and title share a line.
    gridTemplateColumns: "auto 1fr",
    alignItems: "center",
    justifyItems: "start",
    gap: `${space.xs} ${space.s}`,
    paddingBlock: `${space.s} 0.25rem`,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.wide]: {
      gridRow: "span 5",
      gridTemplate: "subgrid / 1fr",
      alignItems: "start",
      rowGap: space.s,
      padding: `${space.l} ${space.l} ${space.m}`,
      border: 0,
      borderInlineStart: `1px solid ${color.line}`,
      "&:first-of-type": { paddingInlineStart: 0, border: 0 },
    },
  }),
  text: css({ gridColumn: "1 / -1" }),
  detail: css({ display: "none", [media.wide]: { display: "block", alignSelf: "end" } }),
  link: css({
    gridColumn: "1 / -1",
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.target,
    minInlineSize: size.target,
  }),
};
