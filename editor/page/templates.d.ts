/** The template of each listed page (bundle.ts). */
declare module "site:templates" {
  type Template = import("react").ComponentType<never>;
  export const templates: Record<import("../../src/content/contract").PageName, Template>;
}
