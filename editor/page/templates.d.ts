/** The template of each page in `mainPageSchemas` (contract.ts); bundle.ts writes this virtual module. */
declare module "site:templates" {
  type Template = import("react").ComponentType<never>;
  export const templates: Record<import("../../src/content/contract").MainPageName, Template>;
}
