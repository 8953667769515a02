import { css } from "@emotion/react";
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
      <Header
        name={site.name}
        navigation={site.navigation}
        contactLabel={site.contactButton}
        contactAddress={hasContactSection ? "#contact" : "/#contact"}
        path={path}
        words={site.interface}
      >
        <a href="#contenu" css={styles.skipLink}>
          {site.interface.skipToContent}
        </a>
      </Header>
      <main id="contenu" tabIndex={-1} css={styles.main}>
        {children}
      </main>
      <Footer site={site} path={path} />
      {process.env.GATSBY_OFFLINE === "true" && <UpdatePrompt words={site.interface} />}
    </>
  );
}

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
