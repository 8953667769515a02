import { css } from "@emotion/react";
import type { PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { PageIntro } from "../components/page-intro";
import { PageHead } from "../seo/page-head";
import { size, space } from "../theme/tokens";
import type { ThanksContext } from "./page-context";

/**
 * Where a form sent without JavaScript ends. It exists only with delivery on, and is not indexed; inline/thanks.mts
 * forgets the draft of what was sent.
 */
export default function ThanksPage({ pageContext: { thanks } }: PageProps<object, ThanksContext>) {
  return (
    <>
      <PageHead seo={thanks.seo} />
      <PageIntro {...thanks} />
      <div css={styles.sheet}>
        <ButtonLink link={thanks.link} />
      </div>
    </>
  );
}

const styles = {
  sheet: css({
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `0 ${space.gutter} ${space.section}`,
  }),
};
