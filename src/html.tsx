import type { ReactNode } from "react";

type Props = {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
};

/** The document around every page, in Gatsby's build and in develop. */
export default function Html(props: Props) {
  return (
    <html lang="fr-CH" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page that Gatsby has rendered */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
