/**
 * What Google requires of the types that the site uses, according to its developer pages (November 2026):
 * developers.google.com/search/docs/appearance/structured-data/local-business and …/breadcrumb.
 */

export type Node = { "@type": string; [property: string]: unknown };

type Fault = { rule: string; message: string };

const localBusiness = {
  required: ["name", "address"],
  recommended: [
    "aggregateRating",
    "department",
    "geo",
    "openingHoursSpecification",
    "priceRange",
    "review",
    "telephone",
    "url",
  ],
};

export function googleFaults(nodes: readonly Node[]): Fault[] {
  const businesses = nodes.filter((node) => node["@type"] === "LocalBusiness");
  const one =
    businesses.length === 1
      ? []
      : [fault("LocalBusiness", `There are ${businesses.length} of them; expected: one.`)];
  const breadcrumbs = nodes.filter((node) => node["@type"] === "BreadcrumbList");
  return [...one, ...businesses.flatMap(businessFaults), ...breadcrumbs.flatMap(breadcrumbFaults)];
}

function businessFaults(business: Node): Fault[] {
  const missing = [...localBusiness.required, ...localBusiness.recommended].filter(
    (property) => !business[property],
  );
  const faults = missing.map((property) => fault(`LocalBusiness.${property}`, "It is missing."));

  for (const property of ["streetAddress", "postalCode", "addressLocality", "addressCountry"]) {
    if (!at(business.address, property)) faults.push(fault(`address.${property}`, "It is missing."));
  }
  if (!/^[A-Z]{2}$/.test(String(at(business.address, "addressCountry")))) {
    faults.push(fault("address.addressCountry", "It is not a two-letter ISO 3166-1 code."));
  }
  for (const property of ["latitude", "longitude"]) {
    const degrees = at(business.geo, property);
    if (!/\.\d{5,}$/.test(String(degrees))) {
      faults.push(fault(`geo.${property}`, `${degrees} has fewer than five decimals.`));
    }
  }
  if (String(business.priceRange).length >= 100)
    faults.push(fault("priceRange", "It has 100 characters or more."));
  if (!/^\+\d{1,3}[ \d]+$/.test(String(business.telephone))) {
    faults.push(fault("telephone", "It does not start with the country code."));
  }
  if (!URL.canParse(String(business.url))) faults.push(fault("url", "It is not an absolute address."));
  for (const hours of list(business.openingHoursSpecification)) {
    for (const property of ["dayOfWeek", "opens", "closes"]) {
      if (!at(hours, property)) faults.push(fault(`openingHoursSpecification.${property}`, "It is missing."));
    }
    for (const property of ["opens", "closes"]) {
      if (!/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(String(at(hours, property)))) {
        faults.push(fault(`openingHoursSpecification.${property}`, "It is not hh:mm."));
      }
    }
  }
  return faults;
}

function breadcrumbFaults(breadcrumb: Node): Fault[] {
  const items = list(breadcrumb.itemListElement);
  const faults = items.length < 2 ? [fault("BreadcrumbList", "It has fewer than two items.")] : [];
  for (const [index, item] of items.entries()) {
    if (at(item, "position") !== index + 1)
      faults.push(fault("ListItem.position", `Item ${index + 1} is not at its place.`));
    if (!at(item, "name")) faults.push(fault("ListItem.name", `Item ${index + 1} has none.`));
    if (!URL.canParse(String(at(item, "item"))))
      faults.push(fault("ListItem.item", `Item ${index + 1} has no address.`));
  }
  return faults;
}

function fault(rule: string, message: string): Fault {
  return { rule, message };
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function at(value: unknown, property: string): unknown {
  return value && typeof value === "object" ? new Map(Object.entries(value)).get(property) : undefined;
}
