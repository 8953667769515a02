import type { BreadcrumbListLeaf, DayOfWeek, LocalBusinessLeaf, ServiceLeaf, Thing } from "schema-dts";
import { inlineJson } from "../inline-json";

// schema.org data, typed by schema-dts. LocalBusiness has every property that Google requires or recommends
// (developers.google.com/search/docs/appearance/structured-data/local-business).

type Site = Queries.SiteHeadFragment;

type Crumb = { name: string; path: string };

/** Pass canonical paths: only the home page's ends with a slash. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return `${siteUrl}${path}`;
}

const businessId = (siteUrl: string) => `${siteUrl}/#entreprise`;

export function localBusiness(site: Site, imagePath: string): LocalBusinessLeaf {
  const { business, siteUrl } = site;
  return {
    "@type": "LocalBusiness",
    "@id": businessId(siteUrl),
    name: site.name,
    slogan: site.tagline,
    description: business.description,
    url: absoluteUrl(siteUrl, "/"),
    telephone: business.telephone,
    email: business.email,
    priceRange: business.priceRange,
    image: absoluteUrl(siteUrl, imagePath),
    logo: absoluteUrl(siteUrl, "/app-icons/icon-512.png"),
    address: {
      "@type": "PostalAddress",
      streetAddress: business.address.street,
      postalCode: business.address.postalCode,
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      addressCountry: business.address.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: business.geo.latitude, longitude: business.geo.longitude },
    openingHoursSpecification: business.openingHours.map((hours) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours.days.map((day): DayOfWeek => `https://schema.org/${day}`),
      opens: hours.opens,
      closes: hours.closes,
    })),
    sameAs: [site.footer.social.url],
  };
}

export function breadcrumbList(siteUrl: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(siteUrl, crumb.path),
    })),
  };
}

export type ServiceContent = { readonly id: string; readonly title: string; readonly description: string };

export function service(site: Site, path: string, content: ServiceContent): ServiceLeaf {
  const url = absoluteUrl(site.siteUrl, `${path}#${content.id}`);
  return {
    "@type": "Service",
    "@id": url,
    name: content.title,
    description: content.description,
    url,
    provider: { "@id": businessId(site.siteUrl) },
    areaServed: { "@type": "Country", name: site.business.address.countryName },
  };
}

export function jsonLd(graph: readonly Thing[]): string {
  return inlineJson({ "@context": "https://schema.org", "@graph": graph });
}
