/** What a page's inline script (gatsby/early-script.ts) and the application tell each other. */
interface Window {
  /** The path that the 404 page has already logged. */
  notFoundReported?: string;
  /** Set once the contact form handles its own submissions. */
  contactFormIsReady?: boolean;
  /** Set when the form was submitted before that: it is handled as soon as the application is there. */
  contactFormWasSubmitted?: boolean;
  /** Gatsby's loader: its Link calls `hovering` with the path of a page that the visitor is about to open. */
  ___loader?: { hovering: (path: string) => void };
}
