/** The template of each page in the list of pages (bundle.ts). */
declare module "site:templates" {
  type Template = import("react").ComponentType<never>;
  export const templates: Record<import("../../src/content/contract").PageName, Template>;
}
