import { css } from "@emotion/react";
import { labelStyle } from "../theme/label";
import { color, fontSize, media, paletteProperties, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { OfferDrawing } from "./drawings/offer-drawing";
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
  const arrangement = image ? "pictureBelow" : arrangements[(number - 1) % arrangements.length];
  return (
    <article id={id} aria-labelledby={`${id}-titre`} css={[styles.offer, image && styles.product]}>
      <div css={[styles.sheet, arrangement && styles[arrangement]]}>
        <header css={styles.header}>
          <p css={labelStyle} aria-hidden="true">
            {String(number).padStart(2, "0")}
          </p>
          <h2 id={`${id}-titre`} css={styles.title}>
            {title}
          </h2>
        </header>
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
        <div css={styles.figure}>
          {image ? (
            <Picture image={image} sizes="(min-width: 84rem) 76rem, 92vw" css={styles.picture} />
          ) : (
            <OfferDrawing name={icon} />
          )}
        </div>
      </div>
    </article>
  );
}

/** Where the drawing stands, so that no offer is set like the one before it. */
const arrangements = ["drawingRight", "drawingLeft", "drawingBetween"] as const;

/** The sheet's areas in a wide window; one column in a narrow one. */
const grid = (columns: string, ...rows: string[]) =>
  css({
    [media.wide]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: rows.map((row) => `"${row}"`).join(" "),
    },
  });

const styles = {
  offer: css({
    background: color.background,
    color: color.text,
    borderBlockStart: `1px solid ${color.line}`,
    [media.print]: { breakInside: "avoid" },
  }),
  product: css({
    ...paletteProperties("dark"),
    colorScheme: "dark",
    border: 0,
    "@media (prefers-color-scheme: dark)": { background: color.surface },
    [media.print]: { ...paletteProperties("light"), colorScheme: "light" },
  }),
  sheet: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gridTemplateAreas: '"header" "text" "figure" "details"',
    gap: space.l,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `clamp(3rem, 5.5vw, 6rem) ${space.gutter}`,
    [media.wide]: { columnGap: space.xxl },
    [media.print]: { paddingBlock: space.l },
  }),
  pictureBelow: grid(
    "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)",
    "header text details",
    "figure figure figure",
  ),
  drawingRight: grid("minmax(0, 6fr) minmax(0, 6fr)", "header figure", "text figure", "details figure"),
  drawingLeft: grid("minmax(0, 5fr) minmax(0, 7fr)", "figure header", "figure text", "figure details"),
  drawingBetween: grid(
    "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)",
    "header figure details",
    "text figure details",
  ),
  header: css({ gridArea: "header", display: "grid", alignContent: "start", gap: space.s }),
  title: css({ fontSize: fontSize.heading2 }),
  text: css({
    gridArea: "text",
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    gap: space.l,
    maxInlineSize: size.measure,
  }),
  details: css({ gridArea: "details", alignSelf: "end", borderBlockStart: `1px solid ${color.line}` }),
  detail: css({ paddingBlock: space.s, borderBlockEnd: `1px solid ${color.line}` }),
  figure: css({ gridArea: "figure", alignSelf: "center" }),
  picture: css({ "& img": { aspectRatio: "16 / 9", objectFit: "cover" } }),
};
