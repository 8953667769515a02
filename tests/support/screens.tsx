import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import type { z } from "zod";
import { wrapPageElement } from "../../src/application/wrap-page-element";
import { contentContract } from "../../src/content/contract";
import { queryAnswer } from "../../src/content/query-answer";
import type { PageContext } from "../../src/templates/page-context";
import contact from "../fixture/data/contact.json";
import founders from "../fixture/data/founders.json";
import home from "../fixture/data/home.json";
import notFound from "../fixture/data/not-found.json";
import partners from "../fixture/data/partners.json";
import projects from "../fixture/data/projects.json";
import solutions from "../fixture/data/solutions.json";
import { pictureFile } from "./fixtures";

const files = { home, founders, solutions, projects, partners, contact, "not-found": notFound };

type Contents = {
  home: Queries.HomePageQuery["page"];
  founders: Queries.FoundersPageQuery["page"];
  solutions: Queries.SolutionsPageQuery["page"];
  projects: Queries.ProjectsPageQuery["page"];
  partners: Queries.PartnersPageQuery["page"];
  contact: Queries.ContactPageQuery["page"];
  "not-found": Queries.NotFoundPageQuery["page"];
};

/** A file of data/ as GraphQL answers with it: pictures are processed, what an optional field leaves out is null. */
export function contentOf<File extends keyof Contents>(file: File): Contents[File] {
  const schema: z.ZodType = contentContract[file];
  // The contract has checked the shape, and Gatsby's types are made from the schema that is made from it.
  return queryAnswer(schema, schema.parse(files[file]), () => pictureFile) as Contents[File];
}

type Screen<Data, Context> = {
  template: ComponentType<PageProps<Data, Context>>;
  data: Data;
  /** Where the visitor is. */
  path: string;
  /** What the page list gives the page (gatsby/pages.ts). */
  context?: PageContext & Partial<Context>;
};

/** Opens a screen as the visitor gets it: the template inside the site's layout. */
export function openScreen<Data extends object, Context extends object>({
  template: Template,
  data,
  path,
  context = {},
}: Screen<Data, Context>) {
  window.history.replaceState(null, "", path);
  const given = { data, path, location: window.location, pageContext: context };
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
