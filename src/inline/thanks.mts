import { clearDraft } from "../islands/contact-form/draft";

/** What was sent without the application no longer needs a draft. */
clearDraft();
