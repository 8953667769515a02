import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { documentTitle } from "../content/document-title";
import { useSite } from "../site";
import { shareImagePath } from "./share-image";
import {
  absoluteUrl,
  breadcrumbList,
  jsonLd,
  localBusiness,
  type ServiceContent,
  service,
} from "./structured-data";

type Props = {
  seo: Queries.SeoFragment;
  /** The canonical path; omitted for pages that are not to be indexed (404, thank-you). */
  path?: string;
  /** The page's name in the breadcrumb; none on the home page. */
  breadcrumb?: string;
  /** Each becomes a Service of schema.org. */
  services?: readonly ServiceContent[];
};

export function PageHead({ seo, path, breadcrumb, services = [] }: Props) {
  const site = useSite();
  const title = documentTitle(seo.title, site.name);
  const canonicalUrl = path && absoluteUrl(site.siteUrl, path);
  const shareImageUrl = absoluteUrl(site.siteUrl, shareImagePath(path ?? "/"));
  const businessImagePath = site.business.image.src.childImageSharp?.resize?.src ?? shareImagePath("/");

  const graph: Thing[] = [localBusiness(site, businessImagePath)];
  if (path && breadcrumb) {
    const home = { name: site.interface.homeLink, path: "/" };
    graph.push(breadcrumbList(site.siteUrl, [home, { name: breadcrumb, path }]));
  }
  if (path) graph.push(...services.map((content) => service(site, path, content)));

  return (
    <Helmet htmlAttributes={{ lang: "fr-CH" }}>
      <title>{title}</title>
      <meta name="description" content={seo.description} />
      {canonicalUrl ? <link rel="canonical" href={canonicalUrl} /> : <meta name="robots" content="noindex" />}
      {canonicalUrl && <link rel="alternate" hrefLang="fr-CH" href={canonicalUrl} />}
      {canonicalUrl && <link rel="alternate" hrefLang="x-default" href={canonicalUrl} />}
      {canonicalUrl && <meta property="og:url" content={canonicalUrl} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_CH" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:image" content={shareImageUrl} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${site.name} : ${seo.title}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={seo.description} />
      <meta name="twitter:image" content={shareImageUrl} />
      <meta name="twitter:image:alt" content={`${site.name} : ${seo.title}`} />
      <script type="application/ld+json">{jsonLd(graph)}</script>
    </Helmet>
  );
}

export const fragment = graphql`
  fragment Seo on Seo {
    title
    description
  }

  fragment PageHead on Page {
    path
    breadcrumb
    seo {
      ...Seo
    }
  }

  fragment SiteHead on SiteJson {
    name
    tagline
    siteUrl
    business {
      description
      telephone
      email
      address {
        ...PostalAddress
        region
        country
      }
      geo {
        latitude
        longitude
      }
      openingHours {
        days
        opens
        closes
      }
      priceRange
      image {
        src {
          childImageSharp {
            resize(width: 1200, height: 900, quality: 80, cropFocus: CENTER) {
              src
            }
          }
        }
      }
    }
    footer {
      social {
        url
      }
    }
    interface {
      homeLink
    }
  }
`;
