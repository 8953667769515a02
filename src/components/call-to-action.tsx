import { css } from "@emotion/react";
import { color, fontSize, media, size, space } from "../theme/tokens";
import { ButtonLink } from "./button-link";

type Props = {
  title: string;
  text: string;
  link: { readonly label: string; readonly to: string };
  /** The id that «Contactez-nous» leads to, on a page that has one. */
  id?: string;
};

/** The way on to the contact form, at the end of a page. */
export function CallToAction({ title, text, link, id }: Props) {
  const titleId = `${id ?? "suite"}-titre`;
  return (
    <section id={id} aria-labelledby={titleId} css={styles.band}>
      <div css={styles.sheet}>
        <h2 id={titleId} css={styles.title}>
          {title}
        </h2>
        <div css={styles.aside}>
          <p>{text}</p>
          <ButtonLink link={link} />
        </div>
      </div>
    </section>
  );
}

const styles = {
  band: css({
    breakInside: "avoid",
    background: color.surface,
    borderBlockStart: `1px solid ${color.line}`,
  }),
  sheet: css({
    display: "grid",
    gap: space.l,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `clamp(3.5rem, 7vw, 7rem) ${space.gutter}`,
    [media.print]: { paddingBlock: space.l },
    [media.wide]: {
      gridTemplateColumns: "7fr 4fr",
      columnGap: space.xxl,
      alignItems: "end",
    },
  }),
  title: css({ fontSize: fontSize.heading2 }),
  aside: css({ display: "grid", justifyItems: "start", gap: space.l, color: color.textMuted }),
};
