import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useSite } from "../site";
import { color, media, space } from "../theme/tokens";
import { Footer } from "./footer";
import { Header } from "./header";
import { UpdatePrompt } from "./update-prompt";

type Props = {
  path: string;
  hasContactSection?: boolean | undefined;
  children: ReactNode;
};

/** The frame of every page: header, with the skip link before everything else, the page itself, footer. */
export function Layout({ path, hasContactSection = false, children }: Props) {
  const site = useSite();
  return (
    <>
      <Header site={site} contactAddress={hasContactSection ? "#contact" : "/#contact"} path={path}>
        <a href="#contenu" css={styles.skipLink}>
          {site.interface.skipToContent}
        </a>
      </Header>
      <main id="contenu" tabIndex={-1} css={styles.main}>
        {children}
      </main>
      <Footer site={site} builtIn={site.builtIn} path={path} />
      {process.env.GATSBY_OFFLINE === "true" && <UpdatePrompt labels={site.interface} />}
    </>
  );
}

export const fragment = graphql`
  fragment Layout on SiteJson {
    interface {
      skipToContent
    }
  }
`;

const styles = {
  skipLink: css({
    position: "fixed",
    insetBlockStart: space.xs,
    insetInlineStart: space.xs,
    zIndex: 3,
    padding: `${space.s} ${space.m}`,
    background: color.brandFill,
    color: color.onBrand,
    "&:not(:focus)": { transform: "translateY(-200%)" },
  }),
  main: css({ outline: "none", overflowX: "clip", [media.print]: { overflowX: "visible" } }),
};
