import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { ContactPeople } from "../components/contact-people";
import { Dossier } from "../components/dossier";
import { DeviceDrawing } from "../components/drawings/device-drawing";
import { PageIntro } from "../components/page-intro";
import { Pagination } from "../components/pagination";
import { ProjectCard } from "../components/project-card";
import { Sheet } from "../components/sheet";
import { fill } from "../content/fill";
import { projectPagePath } from "../content/project-pages";
import { PageHead } from "../seo/page-head";
import type { ProjectsContext } from "./page-context";

export default function ProjectsPage({
  data: { page, founders },
  pageContext: { number, pages },
}: PageProps<Queries.ProjectsPageQuery, ProjectsContext>) {
  const { pagination } = page;
  const isFirst = number === 1;
  const path = projectPagePath(page.path, number);
  const listPage = {
    first: isFirst ? undefined : { name: page.breadcrumb, path: page.path },
    previous: isFirst ? undefined : projectPagePath(page.path, number - 1),
    next: number < pages ? projectPagePath(page.path, number + 1) : undefined,
  };
  const furtherSeo = {
    title: fill(pagination.pageTitle, { title: page.seo.title, page: number }),
    description: fill(pagination.description, { page: number, pages }),
  };
  return (
    <>
      <PageHead
        seo={isFirst ? page.seo : furtherSeo}
        path={path}
        breadcrumb={isFirst ? page.breadcrumb : fill(pagination.page, { page: number })}
        listPage={listPage}
      />
      <PageIntro
        label={page.label}
        title={isFirst ? page.title : fill(pagination.pageTitle, { title: page.title, page: number })}
        lead={page.lead}
        drawing={<DeviceDrawing />}
      />
      <Sheet>
        {page.projects.map((project, index) => (
          <ProjectCard
            key={project.title}
            project={project}
            first={index === 0 ? page.first[0] : undefined}
          />
        ))}
        <Pagination
          current={number}
          paths={Array.from({ length: pages }, (_, index) => projectPagePath(page.path, index + 1))}
          labels={pagination}
        />
      </Sheet>
      {isFirst && <Dossier dossier={page.dossier} />}
      <CallToAction invitation={page.contact}>
        <ContactPeople people={founders.founders} />
      </CallToAction>
    </>
  );
}

export const query = graphql`
  query ProjectsPage($skip: Int!, $limit: Int!, $firstFormats: [ImageFormat]) {
    page: projectsContent {
      ...PageHead
      ...PageIntro
      first: projectsPage(skip: $skip, limit: 1) {
        ...FirstProject
      }
      projects: projectsPage(skip: $skip, limit: $limit) {
        ...ProjectCard
      }
      dossier {
        ...Dossier
      }
      pagination {
        ...Pagination
        pageTitle
        description
      }
      contact {
        ...CallToAction
      }
    }
    founders: foundersContent {
      founders {
        ...ContactPerson
      }
    }
  }
`;
