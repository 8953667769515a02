import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { CopperTrace } from "../components/copper-trace";
import { About } from "../components/home/about";
import { Aqualink } from "../components/home/aqualink";
import { Hero } from "../components/home/hero";
import { MethodSteps } from "../components/home/method-steps";
import { ServiceList } from "../components/home/service-list";
import { Section } from "../components/section";
import { LiveView } from "../islands/live-view/live-view";
import { PageHead } from "../seo/page-head";

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  const { hero, services, aqualink, method, about, contact } = page;
  // Another order of these is another order of the page: the copper trace follows it.
  const sections = [
    <Section key="services" label={services.label} title={services.title}>
      <ServiceList services={services.items} />
    </Section>,
    <Aqualink key="aqualink" aqualink={aqualink}>
      <LiveView view={aqualink.liveView} />
    </Aqualink>,
    <Section key="method" label={method.label} title={method.title}>
      <MethodSteps steps={method.steps} />
    </Section>,
    <About key="about" about={about} />,
    <CallToAction key="contact" id="contact" invitation={contact} />,
  ];
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <CopperTrace sections={sections} into="method">
        <Hero hero={hero} />
      </CopperTrace>
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homeContent {
      ...PageHead
      hero {
        ...Hero
      }
      services {
        label
        title
        items {
          ...Service
        }
      }
      aqualink {
        ...Aqualink
        liveView {
          ...LiveView
        }
      }
      method {
        label
        title
        steps {
          ...MethodStep
        }
      }
      about {
        ...About
      }
      contact {
        ...CallToAction
      }
    }
  }
`;
