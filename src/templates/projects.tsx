import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { Dossier } from "../components/dossier";
import { PageIntro } from "../components/page-intro";
import { Pagination } from "../components/pagination";
import { ProjectCard } from "../components/project-card";
import { Sheet } from "../components/sheet";
import { fill } from "../fill";
import { projectPagePath } from "../project-pages";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";
import type { ProjectsContext } from "./page-context";

export default function ProjectsPage({
  data: { page },
  pageContext: { number, pages },
}: PageProps<Queries.ProjectsPageQuery, ProjectsContext>) {
  const { nextSteps } = useSite();
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
        {...page}
        title={isFirst ? page.title : fill(pagination.pageTitle, { title: page.title, page: number })}
      />
      <Sheet>
        {page.projects.map((project, index) => (
          <ProjectCard
            key={project.title}
            {...project}
            {...(index === 0 && page.first[0])}
            priority={index === 0}
          />
        ))}
        <Pagination
          current={number}
          paths={Array.from({ length: pages }, (_, index) => projectPagePath(page.path, index + 1))}
          words={pagination}
        />
      </Sheet>
      {isFirst && <Dossier {...page.dossier} />}
      <CallToAction {...page.contact} nextSteps={nextSteps} />
    </>
  );
}

/**
 * The first picture is the page's largest paint: its widths are closely spaced, and it has AVIF
 * (gatsby/pages.ts says where). The others have none: encoding it for all takes six times as long as all else,
 * minutes per dozen of projects.
 */
export const query = graphql`
  query ProjectsPage($skip: Int!, $limit: Int!, $firstFormats: [ImageFormat]) {
    page: projectsContent {
      path
      breadcrumb
      seo {
        title
        description
      }
      label
      title
      lead
      first: projectsPage(skip: $skip, limit: 1) {
        image {
          alt
          src {
            childImageSharp {
              gatsbyImageData(
                layout: FULL_WIDTH
                breakpoints: [290, 333, 383, 440, 506, 582, 670, 770, 885, 1018, 1170, 1345, 1546]
                formats: $firstFormats
              )
            }
          }
        }
      }
      projects: projectsPage(skip: $skip, limit: $limit) {
        title
        tag
        category
        description
        image {
          alt
          src {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 720, 1080, 1440], formats: [AUTO, WEBP])
            }
          }
        }
        link {
          label
          to
        }
      }
      dossier {
        label
        title
        image {
          alt
          src {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 720, 1080, 1440])
            }
          }
        }
        marks {
          label
          text
          x
          y
        }
        stages {
          title
          text
        }
      }
      pagination {
        label
        pageTitle
        description
        page
        previous
        next
      }
      contact {
        title
        text
        link {
          label
          to
        }
      }
    }
  }
`;
