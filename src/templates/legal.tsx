import { css } from "@emotion/react";
import type { PageProps } from "gatsby";
import { PageIntro } from "../components/page-intro";
import { interpolate } from "../content/interpolate";
import { PageHead } from "../seo/page-head";
import { innerContainer } from "../theme/container";
import { color, fontSize, size, space } from "../theme/tokens";
import type { LegalContext } from "./page-context";

/** A legal page, built only if its text exists in data/legal/. */
export default function LegalPage({ pageContext: { page } }: PageProps<object, LegalContext>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro
        title={page.title}
        lead={interpolate(page.updated.text, { date: frenchDate(page.updated.date) })}
      />
      <div css={[innerContainer, { gap: space.xl }]}>
        {page.sections.map(({ title, paragraphs }) => (
          <section key={title} css={styles.section}>
            <h2 css={styles.title}>{title}</h2>
            {paragraphs.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a built page's paragraphs never change order
              <p key={index}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

/** `2026-11-01` becomes «1er novembre 2026»; `Intl` yields «1 novembre». */
function frenchDate(date: string): string {
  const format = new Intl.DateTimeFormat("fr-CH", { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(date)).replace(/^1 /, "1er ");
}

const styles = {
  section: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.m,
    maxInlineSize: size.measure,
    paddingBlockStart: space.l,
    borderBlockStart: `1px solid ${color.line}`,
  }),
  title: css({ fontSize: fontSize.heading3 }),
};
