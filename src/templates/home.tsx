import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ButtonLink } from "../components/button-link";
import { CallToAction } from "../components/call-to-action";
import { CopperTrace } from "../components/copper-trace";
import { FeatureList } from "../components/feature-list";
import { Hero } from "../components/home/hero";
import { MethodSteps } from "../components/home/method-steps";
import { ServiceList } from "../components/home/service-list";
import { Valley } from "../components/home/valley";
import { ValueList } from "../components/home/value-list";
import { Picture, sizes } from "../components/picture";
import { Section } from "../components/section";
import { LiveView } from "../islands/live-view/live-view";
import { PageHead } from "../seo/page-head";
import { useSite } from "../site";
import { fadedEdges } from "../theme/faded-edges";
import { media, size, space } from "../theme/tokens";

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  const { nextSteps } = useSite();
  const { hero, services, aqualink, method, about, contact } = page;
  // Another order of these is another order of the page: the copper trace follows it.
  const sections = [
    <Section key="services" label={services.label} title={services.title}>
      <ServiceList services={services.items} />
    </Section>,

    <Section
      key="aqualink"
      label={aqualink.label}
      title={aqualink.title}
      lead={aqualink.lead}
      ground="ink"
      titleColumns={7}
    >
      <Valley {...aqualink.valley} />
      <Picture image={aqualink.image} sizes={sizes.sevenColumns} css={[styles.device, fadedEdges]} />
      <div css={styles.features}>
        <FeatureList features={aqualink.points} />
        <p css={styles.actions}>
          <ButtonLink link={aqualink.link} />
          <ButtonLink link={aqualink.more} look="outlined" />
        </p>
      </div>
      <LiveView {...aqualink.chart} />
    </Section>,

    <Section key="method" label={method.label} title={method.title}>
      <MethodSteps steps={method.steps} reading={aqualink.chart.pressure} />
    </Section>,

    <Section key="about" label={about.label} title={about.title} ground="surface">
      <div css={styles.about}>
        <p>{about.text}</p>
        <ButtonLink link={about.link} look="outlined" />
      </div>
      <ValueList values={about.values} />
    </Section>,
  ];
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <Hero {...hero} />
      <CopperTrace sections={sections} into="method" />
      <CallToAction id="contact" ground="paper" {...contact} nextSteps={nextSteps} />
    </>
  );
}

const styles = {
  device: css({
    // Its faded upper and lower edges are space already.
    marginBlock: `calc(-1 * ${space.l})`,
    "& img": { aspectRatio: "16 / 10", objectFit: "cover" },
    [media.wide]: { gridColumn: "1 / span 7", marginBlock: 0 },
  }),
  features: css({
    display: "grid",
    alignContent: "center",
    gap: space.l,
    [media.wide]: { gridColumn: "8 / -1" },
  }),
  actions: css({ display: "grid", gap: space.s, [media.medium]: { display: "flex", flexWrap: "wrap" } }),
  about: css({
    display: "grid",
    alignContent: "start",
    justifyItems: "start",
    gap: space.l,
    maxInlineSize: size.measure,
    [media.wide]: { gridColumn: "1 / span 5" },
  }),
};

/**
 * The hero is the largest paint, so its widths are closely spaced: the file that a screen of any density
 * takes is within 15 % of what it shows (tests/site/pictures.test.ts). The portrait crop ends at the height
 * of the source.
 */
export const query = graphql`
  query HomePage {
    page: homeContent {
      path
      seo {
        title
        description
      }
      hero {
        label
        title
        lead
        primary {
          label
          to
        }
        secondary {
          label
          to
        }
        image {
          alt
          src {
            childImageSharp {
              gatsbyImageData(layout: FULL_WIDTH, breakpoints: [290, 333, 383, 440, 506, 582, 670, 770, 885, 1018, 1170, 1345, 1546])
              portrait: gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 0.8333, breakpoints: [360, 414, 476, 600, 720, 833], transformOptions: { cropFocus: CENTER })
            }
          }
        }
        audience {
          who
          need
        }
        annotations {
          label
          x
          y
        }
      }
      services {
        label
        title
        items {
          icon
          title
          description
          detail
          link {
            label
            to
          }
        }
      }
      aqualink {
        label
        title
        lead
        valley {
          summary
          places {
            village
            chamber
            pipe
            reservoir
          }
          questions {
            question
            quantity
            input
          }
        }
        points {
          term
          description
        }
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
        more {
          label
          to
        }
        chart {
          title
          note
          address
          summary
          cursor
          calm
          table
          leak {
            label
            seen
            pressure
            flow
          }
          pressure {
            name
            unit
            lowest
            highest
            hourly
          }
          flow {
            name
            unit
            lowest
            highest
            hourly
          }
        }
      }
      method {
        label
        title
        steps {
          title
          description
        }
      }
      about {
        label
        title
        text
        values {
          title
          description
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
