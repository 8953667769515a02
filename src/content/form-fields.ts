/**
 * Text fields of the contact form in page order, with their maximum lengths; 254 is the limit of an e-mail address
 * (RFC 5321, erratum 1690). The `maxlength` attribute would silently cut pasted text.
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

/** Object.keys loses the type of the keys. */
export const textFieldNames = Object.keys(textFields) as TextField[];

/** All fields in page order; consent comes last. */
export const fieldNames = [...textFieldNames, "consent"] as const;

export type FieldName = (typeof fieldNames)[number];
