import type { DeliverySetting } from "../../islands/contact-form/delivery";

/** What the delivery setting of data/contact.json adds to the policy. */
export type DeliveryOrigins = {
  /** Sources that connect-src needs, for the form sent by script. */
  connectSrc: string[];
  /** Sources that form-action needs, for the form sent without script and the redirect to the thank-you page. */
  formAction: string[];
};

/** CSP sources; none when delivery is off, since the form then never leaves the page. */
export function deliveryOrigins({ service, endpoint }: DeliverySetting): DeliveryOrigins {
  if (service === "netlify") return { connectSrc: ["'self'"], formAction: ["'self'"] };
  if (!endpoint) return { connectSrc: [], formAction: [] };
  const { origin } = new URL(endpoint);
  return { connectSrc: [origin], formAction: ["'self'", origin] };
}
