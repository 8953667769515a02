import { draftKey } from "../contact-form/draft-key";

/** What was sent without the application needs no draft any more. */
try {
  delete sessionStorage[draftKey];
} catch {
  // Storage is blocked: nothing was kept.
}
