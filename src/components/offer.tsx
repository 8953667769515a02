import { css } from "@emotion/react";
import { color, fontSize, media, paletteProperties, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { Icon } from "./icon";
import { labelStyle } from "./label";
import { Picture, type PictureFile } from "./picture";
import { Unbroken } from "./unbroken";

type Props = {
  id: string;
  /** Position on the page, from 1: the drawing's section mark. */
  number: number;
  icon: string;
  title: string;
  description: string;
  details: readonly string[];
  image?: { readonly src: PictureFile; readonly alt: string } | null;
  link: { readonly label: string; readonly to: string };
};

/** One offer. The one with a picture is the firm's own product: it breaks the paper with a dark band. */
export function Offer({ id, number, icon, title, description, details, image, link }: Props) {
  return (
    <article id={id} aria-labelledby={`${id}-titre`} css={[styles.offer, image && styles.product]}>
      <div css={styles.sheet}>
        <div css={styles.mark}>
          <p css={labelStyle} aria-hidden="true">
            {String(number).padStart(2, "0")}
          </p>
          <Icon name={icon} />
        </div>
        <h2 id={`${id}-titre`} css={styles.title}>
          {title}
        </h2>
        <div css={styles.text}>
          <p>
            <Unbroken>{description}</Unbroken>
          </p>
          <ButtonLink link={link} look={image ? "filled" : "outlined"} />
        </div>
        <ul css={[labelStyle, styles.details]}>
          {details.map((detail) => (
            <li key={detail} css={styles.detail}>
              {detail}
            </li>
          ))}
        </ul>
        {image && <Picture image={image} sizes="(min-width: 84rem) 76rem, 92vw" css={styles.picture} />}
      </div>
    </article>
  );
}

const styles = {
  offer: css({
    background: color.background,
    color: color.text,
    [media.print]: { breakInside: "avoid" },
  }),
  product: css({
    ...paletteProperties("dark"),
    colorScheme: "dark",
    "@media (prefers-color-scheme: dark)": { background: color.surface },
    [media.print]: { ...paletteProperties("light"), colorScheme: "light" },
  }),
  sheet: css({
    display: "grid",
    gap: space.l,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `clamp(2.5rem, 5vw, 5rem) ${space.gutter}`,
    "article:not(:has(picture)) > &": {},
    [media.wide]: { gridTemplateColumns: "1fr 4fr 4fr 3fr", columnGap: space.xl },
  }),
  mark: css({
    display: "flex",
    alignItems: "center",
    gap: space.m,
    [media.wide]: { display: "grid", justifyItems: "start", alignContent: "start" },
  }),
  title: css({ fontSize: fontSize.heading2 }),
  text: css({ display: "grid", alignContent: "start", justifyItems: "start", gap: space.l }),
  details: css({ alignSelf: "start", borderBlockStart: `1px solid ${color.line}` }),
  detail: css({ paddingBlock: space.s, borderBlockEnd: `1px solid ${color.line}` }),
  picture: css({
    gridColumn: "1 / -1",
    marginBlockStart: space.l,
    "& img": { aspectRatio: "16 / 9", objectFit: "cover" },
  }),
};
