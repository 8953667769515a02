import type { Delivery } from "./delivery";

export type FormProps = {
  words: Queries.ContactFormFragment;
  /** The firm that the visitor allows to write back. */
  company: string;
  /** Address offered where the form cannot work. */
  email: string;
  /** Where the messages go. Without it, as specified, nowhere: no network request. */
  delivery?: Delivery | undefined;
};
