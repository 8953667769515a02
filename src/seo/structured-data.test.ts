import { site } from "../../tests/support/fixtures";
import { jsonLd, localBusiness, service } from "./structured-data";

const siteUrl = "https://www.exemple.example";

test("describes the firm as a LocalBusiness with every property that Google recommends", () => {
  const openingHours: Queries.SiteHeadFragment["business"]["openingHours"] = [
    { days: ["Monday", "Tuesday"], opens: "08:00", closes: "17:00" },
    { days: ["Saturday"], opens: "09:30", closes: "12:00" },
  ];
  const siteWithHours = { ...site, siteUrl, business: { ...site.business, openingHours } };
  expect(localBusiness(siteWithHours, "/static/board.jpg")).toEqual({
    "@type": "LocalBusiness",
    "@id": `${siteUrl}/#entreprise`,
    name: site.name,
    slogan: "De l'idée à l'impact",
    description: site.business.description,
    url: `${siteUrl}/`,
    telephone: site.business.telephone,
    email: site.business.email,
    priceRange: site.business.priceRange,
    image: `${siteUrl}/static/board.jpg`,
    logo: `${siteUrl}/app-icons/icon-512.png`,
    address: {
      "@type": "PostalAddress",
      streetAddress: site.business.address.street,
      postalCode: "1905",
      addressLocality: "Dorénaz",
      addressRegion: "VS",
      addressCountry: "CH",
    },
    geo: { "@type": "GeoCoordinates", latitude: 46.14741, longitude: 7.04329 },
    openingHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Tuesday"],
        opens: "08:00",
        closes: "17:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Saturday"],
        opens: "09:30",
        closes: "12:00",
      },
    ],
    sameAs: [site.footer.social.url],
  });
});

test("describes an offer as a Service at its anchor", () => {
  const offer = { id: "aqualink", title: "AquaLink", description: "Surveillance de réseaux d’eau." };
  expect(service({ ...site, siteUrl }, "/solutions", offer)).toEqual({
    "@type": "Service",
    "@id": `${siteUrl}/solutions#aqualink`,
    name: "AquaLink",
    description: "Surveillance de réseaux d’eau.",
    url: `${siteUrl}/solutions#aqualink`,
    provider: { "@id": localBusiness({ ...site, siteUrl }, "/")["@id"] },
    areaServed: { "@type": "Country", name: "Suisse" },
  });
});

test("escapes texts that would end the script", () => {
  const description = "</script><script>alert(1)</script><!-- & «ÿ»";
  const text = jsonLd([{ "@type": "Thing", description }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", description }],
  });
});
