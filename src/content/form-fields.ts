/** Text fields of the contact form, in page order. A script checks lengths; `maxlength` would silently truncate a paste. */
export const textFields = {
  name: { maxLength: 100, isRequired: true },
  email: { maxLength: 254, isRequired: true }, // RFC 5321, section 4.5.3.1
  message: { maxLength: 5000, isRequired: true },
  phone: { maxLength: 100, isRequired: false },
  company: { maxLength: 120, isRequired: false },
} as const;

export type TextField = keyof typeof textFields;

export type RequiredField = {
  [Field in TextField]: (typeof textFields)[Field]["isRequired"] extends true ? Field : never;
}[TextField];

export const textFieldNames = Object.keys(textFields) as TextField[];

/** All fields in page order; consent comes last. */
export const fieldNames = [...textFieldNames, "consent"] as const;

export type FieldName = (typeof fieldNames)[number];
