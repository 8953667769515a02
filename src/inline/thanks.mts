import { clearDraft } from "../browser/draft";

/** Clears the draft of a message sent without React. */
clearDraft();
