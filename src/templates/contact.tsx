import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { useId } from "react";
import { ContactDetails } from "../components/contact-details";
import { Drawing } from "../components/drawings/drawing";
import { nonScalingStrokes } from "../components/drawings/drawing-styles";
import { mapEmbedUrl } from "../components/map";
import { PageIntro } from "../components/page-intro";
import { Plug, plugProgress } from "../components/plug";
import plan from "../drawings/plan.svg";
import { ContactForm } from "../islands/contact-form/contact-form";
import { deliveryOf } from "../islands/contact-form/delivery";
import { PageHead } from "../seo/page-head";
import { absoluteUrl } from "../seo/structured-data";
import { useSite } from "../site";
import { container, twelveColumns } from "../theme/container";
import { color, fontSize, media, size, space } from "../theme/tokens";

export default function ContactPage({ data: { page, thanks } }: PageProps<Queries.ContactPageQuery>) {
  const { name, business, siteUrl } = useSite();
  const titleId = useId();
  const { form, details, map } = page;
  const delivery = deliveryOf(page.delivery, absoluteUrl(siteUrl, thanks.path));
  return (
    <>
      <PageHead seo={page.seo} path={page.path} breadcrumb={page.breadcrumb} />
      <PageIntro title={page.title} lead={page.lead} />
      <ContactDetails labels={details} business={business} mapLabel={map.link} />
      <div css={[plugProgress, styles.formAndMap]}>
        <div css={[container, twelveColumns]}>
          <section id="contact" aria-labelledby={titleId} css={styles.form}>
            <h2 id={titleId} css={styles.title}>
              {form.title}
            </h2>
            <ContactForm labels={form} company={name} email={business.email} delivery={delivery} />
            <Plug wireNames={page.wires} caption={page.plug} />
          </section>
        </div>
        <div className="screen-only" css={styles.map}>
          <div css={container}>
            <Drawing svg={plan} css={[nonScalingStrokes, styles.plan]}>
              <text x="480" y="86" css={styles.street}>
                {business.address.street}
              </text>
              <g className="west">
                <text x="482" y="212" css={styles.river} transform="rotate(27 482 212)">
                  {map.plan.river}
                </text>
                <path d="M254 36V21M249 27l5-6 5 6M540 268v15M535 277l5 6 5-6" />
                <text x="242" y="34" className="end">
                  {map.plan.downstream}
                </text>
                <text x="528" y="283" className="end">
                  {map.plan.upstream}
                </text>
              </g>
            </Drawing>
          </div>
          <iframe
            title={map.title}
            src={mapEmbedUrl(business.geo)}
            height={300}
            loading="lazy"
            css={styles.iframe}
          />
        </div>
      </div>
    </>
  );
}

const styles = {
  formAndMap: css({ position: "relative", overflow: "clip", borderBlockStart: `1px solid ${color.line}` }),
  form: css({
    paddingBlock: `2rem min(${space.section}, 6.5rem)`,
    [media.wide]: { gridColumn: "1 / 7", position: "relative", paddingInlineEnd: space.xl },
  }),
  title: css({ marginBlockEnd: space.m, fontSize: fontSize.heading3 }),
  // The iframe covers the plan, which shows until the map has loaded. `position` keeps both in front of the plug's wall.
  map: css({
    position: "relative",
    display: "grid",
    gridTemplateRows: size.map,
    overflow: "clip",
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surface,
    "& > *": { gridArea: "1 / 1" },
    [media.wide]: {
      position: "absolute",
      inset: "auto 0 0 50%",
      borderInlineStart: `1.5px solid ${color.text}`,
    },
  }),
  plan: css({
    inlineSize: "min(100%, 460px)",
    text: { fontSize: 22, [media.wide]: { fontSize: 17 } },
  }),
  street: css({ fill: color.text, fontWeight: 700 }),
  river: css({ fill: color.brand }),
  iframe: css({
    inlineSize: "100%",
    border: 0,
    // An `iframe` whose colour scheme differs from its document's gets an opaque background.
    colorScheme: "light",
    // In the page's tones: greys on warm paper, or light on dark.
    filter: "grayscale(1) sepia(0.2)",
    "@media (prefers-color-scheme: dark)": {
      filter: "grayscale(1) invert(0.9) sepia(0.5) hue-rotate(150deg)",
    },
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
        title
        ...ContactForm
      }
      wires
      plug
      details {
        ...ContactDetails
      }
      map {
        title
        link
        plan {
          river
          downstream
          upstream
        }
      }
    }
    thanks: thanksContent {
      path
    }
  }
`;
