import type { ReactNode } from "react";
import { islandNames } from "./islands/names";
import { StaticHead } from "./seo/static-head";

type Props = {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
  path: string;
};

/** The document around every page, in builds and in `gatsby develop`. */
export default function Html(props: Props) {
  return (
    <html lang="fr-CH" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The base styles come first, so that components' rules win over base rules of equal specificity. */}
        <StaticHead />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* The email_off comments keep Cloudflare's "Email Address Obfuscation" from replacing every e-mail address. */}
        <div
          id="___gatsby"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the page as rendered by Gatsby
          dangerouslySetInnerHTML={{ __html: `<!--email_off-->${props.body}<!--/email_off-->` }}
        />
        {process.env.NODE_ENV === "development" ? props.postBodyComponents : <Scripts {...props} />}
      </body>
    </html>
  );
}

/** Built pages omit Gatsby's scripts; islands load their own. gatsby/webpack.ts defines the global `inlineScripts`. */
function Scripts({ body, path }: Props) {
  const { speculationRules, commonScript, pageScripts, islandLoaders, workerLoader } = inlineScripts;
  // Each page has one kind of island at most.
  const island = islandNames.find((name) => body.includes(` data-island="${name}"`));
  return (
    <>
      <InlineScript type="speculationrules" text={speculationRules} />
      <InlineScript text={commonScript} />
      <InlineScript text={pageScripts[path]} />
      <InlineScript text={workerLoader} />
      <InlineScript text={island && islandLoaders[island]} />
    </>
  );
}

function InlineScript({ type, text }: { type?: string; text: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, minified by the build
  return text ? <script type={type} dangerouslySetInnerHTML={{ __html: text }} /> : null;
}
