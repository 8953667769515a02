import type { DeliverySetting } from "../../contact-form/delivery";

/** What the site's policy and its go-live check need to know of the delivery setting in data/contact.json. */

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

/** What an owner must know before going live; `undefined` when messages are delivered. */
export function deliveryWarning({ service }: DeliverySetting): string | undefined {
  if (service !== "none") return undefined;
  return (
    "data/contact.json: aucun service ne reçoit les messages (delivery.service vaut «none»). Le formulaire dit " +
    "«Message envoyé !» et n'envoie rien. Pour les recevoir : README, «Recevoir les messages du formulaire»."
  );
}
