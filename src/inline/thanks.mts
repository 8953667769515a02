import { clearDraft } from "../islands/contact-form/draft";

/** What was sent without React no longer needs a draft. */
clearDraft();
