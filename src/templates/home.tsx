import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/call-to-action";
import { About } from "../components/home/about";
import { Aqualink } from "../components/home/aqualink";
import { Hero } from "../components/home/hero";
import { MethodSteps } from "../components/home/method-steps";
import { ServiceList } from "../components/home/service-list";
import { Section } from "../components/section";
import sensor from "../drawings/end-sensor.svg";
import { LiveView } from "../islands/live-view/live-view";
import { PageHead } from "../seo/page-head";

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  const { hero, services, aqualink, method, about, contact } = page;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <Hero hero={hero} view={aqualink.liveView} />
      <Section label={services.label} title={services.title} background="ink" trace="continues">
        <ServiceList services={services.items} />
      </Section>
      <Aqualink aqualink={aqualink}>
        <LiveView view={aqualink.liveView} />
      </Aqualink>
      <Section label={method.label} title={method.title} trace="ends">
        <MethodSteps steps={method.steps} />
      </Section>
      <About about={about} />
      <CallToAction id="contact" isIndented content={contact} endDrawing={sensor} />
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
          ...TitledText
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
