import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ground } from "../theme/ground";
import { labelStyle } from "../theme/label";
import { sheet } from "../theme/sheet";
import { color, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";
import { Picture } from "./picture";
import { Unbroken } from "./unbroken";

type Props = {
  offer: Queries.OfferFragment;
  /** Position on the page, from 1: the drawing's section mark. */
  number: number;
  /** Stands where the picture would. */
  drawing?: ReactNode;
};

/** One offer. The one with a picture is the firm's own product: it breaks the paper with a dark band. */
export function Offer({ offer, number, drawing }: Props) {
  const { id, title, description, details, image, link, more } = offer;
  const arrangement = image ? "pictureBelow" : arrangements[(number - 1) % arrangements.length];
  return (
    <article id={id} aria-labelledby={`${id}-titre`} css={image ? ground.ink : [ground.paper, styles.offer]}>
      <div css={[sheet, styles.sheet, arrangement && styles[arrangement]]}>
        <header css={styles.header}>
          <p css={labelStyle} aria-hidden="true">
            {String(number).padStart(2, "0")}
          </p>
          <h2 id={`${id}-titre`}>{title}</h2>
        </header>
        <p css={styles.text}>
          <Unbroken>{description}</Unbroken>
        </p>
        <ul css={[labelStyle, styles.details]}>
          {details.map((detail) => (
            <li key={detail} css={styles.detail}>
              {detail}
            </li>
          ))}
        </ul>
        <p css={styles.actions}>
          <ButtonLink link={link} look={image ? "filled" : "outlined"} />
          {more && <ButtonLink link={more} look="outlined" />}
        </p>
        <div css={styles.figure}>
          {image ? <Picture image={image} sizes="92vw" css={styles.picture} /> : drawing}
        </div>
      </div>
    </article>
  );
}

/** Where the drawing stands, so that no offer is set like the one before it. */
const arrangements = ["drawingRight", "drawingLeft"] as const;

/** The sheet's areas in a wide window; one column in a narrow one. */
const grid = (columns: string, ...rows: string[]) =>
  css({
    [media.wide]: {
      gridTemplateColumns: columns,
      gridTemplateAreas: rows.map((row) => `"${row}"`).join(" "),
    },
  });

export const fragment = graphql`
  fragment Offer on SolutionsJsonOffers {
    id
    icon
    title
    description
    details
    image {
      ...Picture
    }
    link {
      ...Link
    }
    more {
      ...Link
    }
  }
`;

const styles = {
  offer: css({ borderBlockStart: `1px solid ${color.line}` }),
  sheet: css({
    gridTemplateAreas: '"header" "text" "figure" "details" "actions"',
    gap: space.l,
    paddingBlock: "clamp(3rem, 5.5vw, 6rem)",
    [media.wide]: { columnGap: space.xxl },
    [media.print]: { paddingBlock: space.l },
  }),
  pictureBelow: grid(
    "minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)",
    "header text details",
    "header actions details",
    "figure figure figure",
  ),
  drawingRight: grid(
    "minmax(0, 6fr) minmax(0, 6fr)",
    "header figure",
    "text figure",
    "details figure",
    "actions figure",
  ),
  drawingLeft: grid(
    "minmax(0, 6fr) minmax(0, 6fr)",
    "figure header",
    "figure text",
    "figure details",
    "figure actions",
  ),
  header: css({ gridArea: "header", display: "grid", alignContent: "start", gap: space.s }),
  text: css({ gridArea: "text", maxInlineSize: size.measure }),
  actions: css({ gridArea: "actions", display: "flex", flexWrap: "wrap", gap: space.s }),
  details: css({ gridArea: "details", alignSelf: "start", borderBlockStart: `1px solid ${color.line}` }),
  detail: css({ paddingBlock: space.s, borderBlockEnd: `1px solid ${color.line}` }),
  figure: css({ gridArea: "figure", alignSelf: "center" }),
  // Across the whole window, however wide the sheet's margins are.
  picture: css({
    marginBlockStart: space.l,
    marginInline: "calc(50% - 50vw)",
    maxInlineSize: "none",
    "& img": { aspectRatio: "16 / 10", objectFit: "cover" },
    [media.wide]: { "& img": { aspectRatio: "2 / 1", maxBlockSize: "90vh" } },
    [media.print]: { marginInline: 0, "& img": { maxBlockSize: "60mm" } },
  }),
};
