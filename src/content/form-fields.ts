/**
 * The contact form's texts in the order of the page, each with the most characters that it takes; an address cannot be
 * longer (RFC 5321, erratum 1690). Not by `maxlength`, which cuts what is pasted without a word.
 */
export const textFields = {
  name: { longest: 100, isRequired: true },
  email: { longest: 254, isRequired: true },
  message: { longest: 5000, isRequired: true },
  phone: { longest: 100, isRequired: false },
  company: { longest: 120, isRequired: false },
} as const;

export type TextField = keyof typeof textFields;

export type RequiredField = {
  [Field in TextField]: (typeof textFields)[Field]["isRequired"] extends true ? Field : never;
}[TextField];

/** The keys of `textFields` are its fields. */
export const textFieldNames = Object.keys(textFields) as TextField[];

/** The fields in the order of the page: consent ends the form. */
export const fieldNames = [...textFieldNames, "consent"] as const;

export type FieldName = (typeof fieldNames)[number];
