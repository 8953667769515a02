/** Where the tab keeps what has been typed into the form. */
export const draftKey = "contact-draft";
