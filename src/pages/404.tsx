import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { OpenCircuitDrawing } from "../components/drawings/open-circuit-drawing";
import { PageHead } from "../seo/page-head";
import { sheet } from "../theme/sheet";
import { color, fontSize, media, size, space } from "../theme/tokens";

/** inline/not-found.mts logs the address that was asked for. */
export default function NotFoundPage({ data: { page } }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} />
      <section css={[sheet, styles.sheet]}>
        <div css={styles.words}>
          <h1 lang="en" css={styles.title}>
            {page.title}
          </h1>
          <p css={styles.text}>{page.text}</p>
          <ButtonLink link={page.link} />
        </div>
        <OpenCircuitDrawing />
      </section>
    </>
  );
}

const styles = {
  sheet: css({
    alignItems: "center",
    gap: space.xxl,
    minBlockSize: "min(40rem, 70vh)",
    paddingBlock: space.section,
    [media.wide]: { gridTemplateColumns: "6fr 5fr" },
  }),
  words: css({ display: "grid", justifyItems: "start", gap: space.l }),
  title: css({ maxInlineSize: "10ch" }),
  text: css({ color: color.textMuted, fontSize: fontSize.lead, maxInlineSize: size.measure }),
};

export const query = graphql`
  query NotFoundPage {
    page: notFoundContent {
      seo {
        ...Seo
      }
      title
      text
      link {
        ...Link
      }
    }
  }
`;
