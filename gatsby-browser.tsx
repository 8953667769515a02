import { enhanceMenu } from "./src/inline/enhance-menu";

// Used by develop only; pages of a build run no Gatsby in the browser (src/gatsby/webpack.ts).
export { wrapPageElement } from "./src/templates/wrap-page-element";
export const onInitialClientRender = enhanceMenu;
