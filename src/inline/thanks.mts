import { clearDraft } from "../browser/draft";

/** A message sent without React has arrived: its draft goes. */
clearDraft();
