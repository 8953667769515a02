import type { PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { PageIntro } from "../components/page-intro";
import { PageHead } from "../seo/page-head";
import { innerContainer } from "../theme/container";
import type { ThanksContext } from "./page-context";

/** Shown after a native submit, only with a delivery service; inline/thanks.mts deletes the draft. */
export default function ThanksPage({ pageContext: { thanks } }: PageProps<object, ThanksContext>) {
  return (
    <>
      <PageHead seo={thanks.seo} />
      <PageIntro title={thanks.title} lead={thanks.lead} />
      <div css={innerContainer}>
        <p>
          <ButtonLink link={thanks.link} />
        </p>
      </div>
    </>
  );
}
