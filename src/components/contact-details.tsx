import { css } from "@emotion/react";
import { useId } from "react";
import { labelStyle } from "../theme/label";
import { color, size, space } from "../theme/tokens";

type Props = {
  words: {
    readonly title: string;
    readonly email: string;
    readonly telephone: string;
    readonly address: string;
    readonly openingHours: string;
  };
  business: {
    readonly email: string;
    readonly telephone: string;
    readonly address: {
      readonly street: string;
      readonly postalCode: string;
      readonly locality: string;
      readonly countryName: string;
    };
  };
  openingHours: readonly string[];
  mapAddress: string;
  mapLabel: string;
};

export function ContactDetails({ words, business, openingHours, mapAddress, mapLabel }: Props) {
  const titleId = useId();
  const { email, telephone, address } = business;
  return (
    <section aria-labelledby={titleId} css={styles.details}>
      <h2 id={titleId} css={styles.title}>
        {words.title}
      </h2>
      <dl css={styles.list}>
        <div css={styles.entry}>
          <dt css={labelStyle}>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`} css={styles.link}>
              {email}
            </a>
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={labelStyle}>{words.telephone}</dt>
          <dd>
            <a href={`tel:${telephone.replaceAll(" ", "")}`} css={styles.link}>
              {telephone}
            </a>
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={labelStyle}>{words.address}</dt>
          <dd>
            {address.street}
            <br />
            {address.postalCode} {address.locality}, {address.countryName}
            <br />
            <a href={mapAddress} css={styles.link}>
              {mapLabel}
            </a>
          </dd>
        </div>
        <div css={styles.entry}>
          <dt css={labelStyle}>{words.openingHours}</dt>
          {openingHours.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      </dl>
    </section>
  );
}

const styles = {
  details: css({ alignSelf: "start" }),
  title: css({ marginBlockEnd: space.l }),
  list: css({ borderBlockStart: `1px solid ${color.text}` }),
  entry: css({
    display: "grid",
    gap: space.xs,
    paddingBlock: space.m,
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  link: css({
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.target,
    minInlineSize: size.target,
    overflowWrap: "anywhere",
  }),
};
