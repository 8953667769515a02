import { draftKey } from "../islands/contact-form/draft-key";

/** What was sent without the application no longer needs a draft. */
try {
  delete sessionStorage[draftKey];
} catch {
  // Storage is blocked: nothing was kept.
}
