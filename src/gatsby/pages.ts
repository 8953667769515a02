import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { listedPages } from "../content/contract";
import type { DeliverySetting } from "../islands/contact-form/delivery";
import { projectPages } from "../project-pages";
import type { LegalContext, ThanksContext } from "../templates/page-context";

/** What the pages depend on in data/. */
export type PageFacts = {
  projectCount: number;
  legalPages: readonly LegalContext["page"][];
  delivery: Pick<DeliverySetting, "service">;
  thanks: ThanksContext["thanks"];
};

export type ContentPage = { path: string; template: string; context: Record<string, unknown> };

/**
 * Every page: those of the list (content/contract.ts), as many further pages of /projets as its projects fill, the legal
 * pages that the owner has written, and the thank-you page once messages are delivered.
 */
export function contentPages(facts: PageFacts): ContentPage[] {
  const pages = listedPages.flatMap(({ name, path: route, hasContactSection }): ContentPage[] => {
    const context = { hasContactSection };
    if (name !== "projects") return [{ path: route, template: name, context }];
    const listPages = projectPages(route, facts.projectCount);
    return listPages.map(({ path: pagePath, number, skip, limit }) => ({
      path: pagePath,
      template: name,
      context: {
        ...context,
        number,
        pages: listPages.length,
        skip,
        limit,
        firstFormats: firstFormats(number),
      },
    }));
  });
  const legal = facts.legalPages.map((page) => ({ path: page.path, template: "legal", context: { page } }));
  const { delivery, thanks } = facts;
  const thankYou =
    delivery.service === "none" ? [] : [{ path: thanks.path, template: "thanks", context: { thanks } }];
  return [...pages, ...legal, ...thankYou];
}

/**
 * The formats of a list page's largest paint. Encoding AVIF in its twelve widths takes 25 CPU seconds, WebP one: AVIF is
 * for the page that visitors come to, not for the 83 that follow it with a thousand projects.
 */
function firstFormats(number: number): string[] {
  return number === 1 ? ["AUTO", "WEBP", "AVIF"] : ["AUTO", "WEBP"];
}

export const createPages: NonNullable<GatsbyNode["createPages"]> = async ({ actions, graphql, reporter }) => {
  const { data, errors } = await graphql<
    ThanksContext & {
      list: { projectCount: number };
      legal: LegalContext["page"][];
      settings: { delivery: PageFacts["delivery"] };
    }
  >(`{
    list: projectsContent { projectCount }
    legal: legalContents {
      path breadcrumb seo { title description } label title updated { text date } sections { title paragraphs }
    }
    settings: contactContent { delivery { service } }
    thanks: thanksContent { path seo { title description } label title lead link { label to } }
  }`);
  if (errors || !data) {
    reporter.panicOnBuild("The routes could not be read from data/.", errors);
    return;
  }

  const pages = contentPages({
    projectCount: data.list.projectCount,
    legalPages: data.legal,
    delivery: data.settings.delivery,
    thanks: data.thanks,
  });
  for (const { path: route, template, context } of pages) {
    actions.createPage({ path: route, component: path.resolve(`src/templates/${template}.tsx`), context });
  }
};
