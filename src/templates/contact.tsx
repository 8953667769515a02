import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { useId } from "react";
import { ContactDetails } from "../components/contact-details";
import { PlanDrawing } from "../components/drawings/plan-drawing";
import { PlugDrawing } from "../components/drawings/plug-drawing";
import { PageIntro } from "../components/page-intro";
import { Sheet } from "../components/sheet";
import { ContactForm } from "../islands/contact-form/contact-form";
import { deliveryOf } from "../islands/contact-form/delivery";
import { mapEmbedAddress } from "../map";
import { PageHead } from "../seo/page-head";
import { absoluteUrl } from "../seo/structured-data";
import { useSite } from "../site";
import { color, media, space } from "../theme/tokens";

export default function ContactPage({ data: { page, thanks } }: PageProps<Queries.ContactPageQuery>) {
  const { name, business, nextSteps, siteUrl } = useSite();
  const titleId = useId();
  const { form, details, map } = page;
  const delivery = deliveryOf(page.delivery, absoluteUrl(siteUrl, thanks.path));
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro label={page.label} title={page.title} lead={page.lead} drawing={<PlugDrawing />} />
      <Sheet css={styles.sheet}>
        <section id="contact" aria-labelledby={titleId}>
          <h2 id={titleId} css={styles.title}>
            {form.title}
          </h2>
          <ContactForm labels={form} company={name} email={business.email} delivery={delivery} />
          <h3 css={styles.next}>{page.next}</h3>
          <ol css={styles.steps}>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <ContactDetails labels={details} business={business} mapLabel={map.link} />
      </Sheet>
      <div css={styles.map}>
        <PlanDrawing place={business.address.locality} labels={map.plan} />
        <iframe
          title={map.title}
          src={mapEmbedAddress(business.geo)}
          height={300}
          loading="lazy"
          css={styles.frame}
        />
      </div>
    </>
  );
}

const planHeight = "12rem";

const styles = {
  sheet: css({
    [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)", columnGap: "6rem" },
  }),
  title: css({ marginBlockEnd: space.l }),
  next: css({
    fontSize: "1.17em",
    marginBlock: `${space.xl} ${space.l}`,
    [media.print]: { display: "none" },
  }),
  steps: css({ listStyle: "decimal inside", [media.print]: { display: "none" } }),
  // The plan stands above the frame, or beside it where there is room; its slopes continue under the frame.
  // «Lazy» alone lets a browser load the map while it is still screens away; what is not rendered is not
  // loaded.
  map: css({
    contentVisibility: "auto",
    display: "grid",
    gridTemplateRows: `${planHeight} 300px`,
    blockSize: `calc(${planHeight} + 301px)`,
    [media.wide]: { gridTemplate: "300px / 1fr 1fr", blockSize: 301 },
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surface,
    [media.print]: { display: "none" },
  }),
  frame: css({
    position: "relative",
    inlineSize: "100%",
    blockSize: 300,
    border: 0,
    // With a colour scheme other than the page's, an empty frame would be white.
    colorScheme: "light",
    "@media (prefers-color-scheme: dark)": { filter: "invert(0.9) hue-rotate(180deg)" },
  }),
};

export const query = graphql`
  query ContactPage {
    page: contactContent {
      ...PageHead
      ...PageIntro
      delivery {
        service
        endpoint
      }
      form {
        ...ContactForm
      }
      details {
        ...ContactDetails
      }
      next
      map {
        title
        link
        plan {
          ...PlanDrawing
        }
      }
    }
    thanks: thanksContent {
      path
    }
  }
`;
