import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { PageIntro } from "../components/page-intro";
import { ProjectCard } from "../components/project-card";
import { PageHead } from "../seo/page-head";
import { size, space } from "../theme/tokens";

export default function ProjectsPage({ data: { page } }: PageProps<Queries.ProjectsPageQuery>) {
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro {...page} />
      <div css={styles.projects}>
        {page.projects.map((project, index) => (
          <ProjectCard key={project.title} {...project} priority={index === 0} />
        ))}
      </div>
      <CallToAction {...page.contact} />
    </>
  );
}

const styles = {
  projects: css({
    display: "grid",
    gap: space.xxl,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `0 ${space.gutter} ${space.section}`,
  }),
};

export const query = graphql`
  query ProjectsPage {
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
      projects {
        title
        tag
        category
        description
        image {
          alt
          src {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [360, 720, 1080, 1440])
            }
          }
        }
        link {
          label
          to
        }
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
