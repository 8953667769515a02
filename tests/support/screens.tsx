import { render } from "@testing-library/react";
import type { PageProps } from "gatsby";
import type { ComponentType } from "react";
import { z } from "zod";
import { wrapPageElement } from "../../src/application/wrap-page-element";
import { contentContract } from "../../src/content/contract";
import { contentRoles } from "../../src/content/contract/roles";
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
  return answer(schema, schema.parse(files[file])) as Contents[File];
}

function answer(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    return value === undefined ? null : answer(schema.unwrap() as z.ZodType, value);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((element) => answer(schema.element as z.ZodType, element));
  }
  if (schema instanceof z.ZodTuple && Array.isArray(value)) {
    return value.map((entry, index) => answer(schema.def.items[index] as z.ZodType, entry));
  }
  if (schema instanceof z.ZodObject && value) {
    const given = new Map(Object.entries(value));
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, field]) => [key, answer(field as z.ZodType, given.get(key))]),
    );
  }
  return contentRoles.get(schema)?.role === "picture" ? pictureFile : value;
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
