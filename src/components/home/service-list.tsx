import { css } from "@emotion/react";
import { labelStyle } from "../../theme/label";
import { color, fontSize, media, size, space } from "../../theme/tokens";
import { Icon } from "../icon";

type Props = {
  services: readonly {
    readonly icon: string;
    readonly title: string;
    readonly description: string;
    readonly detail: string;
    readonly link: { readonly label: string; readonly to: string };
  }[];
};

/** Three tiles on one hairline frame, as the parts list of a drawing. */
export function ServiceList({ services }: Props) {
  return (
    <ul css={styles.list}>
      {services.map((service) => (
        <li key={service.title} css={styles.tile}>
          <Icon name={service.icon} />
          <h3 css={styles.title}>{service.title}</h3>
          <p>{service.description}</p>
          <p css={[labelStyle, styles.detail]}>{service.detail}</p>
          <a href={service.link.to} css={styles.link}>
            {service.link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({
    gridColumn: "1 / -1",
    display: "grid",
    borderBlockStart: `1px solid ${color.text}`,
    [media.wide]: { gridTemplateColumns: "repeat(3, 1fr)" },
  }),
  tile: css({
    display: "grid",
    breakInside: "avoid",
    justifyItems: "start",
    alignContent: "start",
    gap: space.s,
    paddingBlock: space.l,
    borderBlockEnd: `1px solid ${color.line}`,
    [media.wide]: {
      gridRow: "span 5",
      gridTemplateRows: "subgrid",
      padding: `${space.l} ${space.l} ${space.m}`,
      border: 0,
      borderInlineStart: `1px solid ${color.line}`,
      "&:first-of-type": { paddingInlineStart: 0, border: 0 },
    },
  }),
  title: css({ fontSize: fontSize.heading3, marginBlockStart: space.xs }),
  detail: css({ alignSelf: "end", paddingBlockStart: space.xs }),
  link: css({ display: "inline-flex", alignItems: "center", minBlockSize: size.target }),
};
