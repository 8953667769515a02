import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { pagesWithContactSection } from "../content/anchors";
import { useSite } from "../site";
import { media } from "../theme/tokens";
import { Footer } from "./footer";
import { Header } from "./header";
import { UpdatePrompt } from "./update-prompt";

export function Layout({ path, children }: { path: string; children: ReactNode }) {
  const site = useSite();
  return (
    <>
      <Header
        site={site}
        contactHref={pagesWithContactSection.includes(path) ? "#contact" : "/#contact"}
        path={path}
      />
      <main id="contenu" tabIndex={-1} css={mainStyle}>
        {children}
      </main>
      <Footer site={site} path={path} />
      {process.env.GATSBY_OFFLINE === "true" && <UpdatePrompt labels={site.interface} />}
    </>
  );
}

const mainStyle = css({
  outline: "none",
  overflowX: "clip",
  // Confines z-indices, so that the sticky header stays in front.
  isolation: "isolate",
  [media.print]: { overflowX: "visible" },
});
