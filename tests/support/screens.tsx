import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import type { z } from "zod";
import { wrapPageElement } from "../../src/application/wrap-page-element";
import { type ContentFile, contentSchemas, listedPages } from "../../src/content/contract";
import { queryAnswer } from "../../src/content/query-answer";
import type { PageContext } from "../../src/templates/page-context";
import { pictureFile } from "./fixtures";

/** A file of the fixture as GraphQL answers with it. `Answer`: what the page's query asks for. */
export function contentOf<Answer>(file: ContentFile): Answer {
  const schema: z.ZodType = contentSchemas[file];
  const json: unknown = JSON.parse(readFileSync(`tests/fixture/data/${file}.json`, "utf8"));
  // The contract has checked the shape, and Gatsby's types are made from the schema that is made from it.
  return queryAnswer(schema, schema.parse(json), () => pictureFile) as Answer;
}

type Screen<Data, Context> = {
  template: ComponentType<PageProps<Data, Context>>;
  data: Data;
  /** Where the visitor is. */
  path: string;
  /** What the list of pages gives this one, beyond what every page gets (gatsby/pages.ts). */
  context?: Partial<Context>;
};

/** Opens a screen as the visitor gets it: the template inside the site's layout. */
export function openScreen<Data extends object, Context extends object>({
  template: Template,
  data,
  path,
  context,
}: Screen<Data, Context>) {
  window.history.replaceState(null, "", path);
  const hasContactSection = listedPages.find((page) => page.path === path)?.hasContactSection ?? false;
  const given = { data, path, location: window.location, pageContext: { hasContactSection, ...context } };
  // The rest of what Gatsby passes is its own business: no template and no layout reads it.
  const ownProps = given as unknown as PageProps<Data, Context>;
  const layoutProps = { ...given, data: {} } as unknown as PageProps<Record<string, unknown>, PageContext>;
  return render(
    wrapPageElement({
      element: <Template {...ownProps} />,
      props: layoutProps,
      getResourceURLsForPathname: () => [],
    }),
  );
}
