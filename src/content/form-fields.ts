/** In page order. Scripts validate lengths, because `maxlength` would silently truncate a paste (254: RFC 5321). */
export const textFields = {
  name: { maxLength: 100, isRequired: true },
  email: { maxLength: 254, isRequired: true },
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
