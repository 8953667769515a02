import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { ContactDetails } from "../components/contact-details";
import { PlanDrawing } from "../components/drawings/plan-drawing";
import { PlugDrawing } from "../components/drawings/plug-drawing";
import { PageIntro } from "../components/page-intro";
import { ContactForm } from "../islands/contact-form/contact-form";
import { deliveryOf } from "../islands/contact-form/delivery";
import { mapAddress, mapEmbedAddress } from "../map";
import { PageHead } from "../seo/page-head";
import { absoluteUrl } from "../seo/structured-data";
import { useSite } from "../site";
import { color, fontSize, media, size, space } from "../theme/tokens";

export default function ContactPage({ data: { page, thanks } }: PageProps<Queries.ContactPageQuery>) {
  const { name, business, nextSteps, siteUrl } = useSite();
  const { form, details, map } = page;
  const delivery = deliveryOf(page.delivery, absoluteUrl(siteUrl, thanks.path));
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro {...page} drawing={<PlugDrawing />} />
      <div css={styles.sheet}>
        <section id="contact" aria-labelledby="contact-titre">
          <h2 id="contact-titre" css={styles.title}>
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
        <ContactDetails
          words={details}
          business={business}
          openingHours={details.openingHoursLines}
          mapAddress={mapAddress(business.geo)}
          mapLabel={map.link}
        />
      </div>
      <div css={styles.map}>
        <PlanDrawing place={business.address.locality} words={map.plan} />
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
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.xxl,
    maxInlineSize: size.sheet,
    marginInline: "auto",
    padding: `0 ${space.gutter} ${space.section}`,
    [media.wide]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 4fr)", columnGap: "6rem" },
  }),
  title: css({ fontSize: fontSize.heading2, marginBlockEnd: space.l }),
  next: css({ marginBlock: `${space.xl} ${space.l}`, [media.print]: { display: "none" } }),
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
      path
      breadcrumb
      seo {
        title
        description
      }
      label
      title
      lead
      delivery {
        service
        endpoint
      }
      form {
        title
        requiredHint
        fields {
          name {
            label
          }
          email {
            label
          }
          phone {
            label
          }
          company {
            label
          }
          message {
            label
            hint
          }
          consent {
            label
          }
        }
        submit
        sending {
          button
          status
        }
        withoutScript {
          text
          link
        }
        errors {
          nameMissing
          nameForbidden
          emailMissing
          emailInvalid
          emailForbidden
          messageTooShort
          consentMissing
          refused
        }
        failures {
          unreachable
          refused
          rejected
          tooMany
          server
          suspected
        }
        mail {
          link
          subject
          cut
        }
        honeypot
        notices {
          errorTitle
          successTitle
          successText
          dismiss
        }
      }
      details {
        title
        email
        telephone
        address
        openingHours
        openingHoursLines
      }
      next
      map {
        title
        link
        plan {
          river
          upstream
          downstream
        }
      }
    }
    thanks: thanksContent {
      path
    }
  }
`;
