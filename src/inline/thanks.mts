import { clearDraft } from "../islands/contact-form/draft";

/** A message sent without React has arrived: its draft goes. */
clearDraft();
