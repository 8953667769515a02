import { enhanceMenu } from "./src/inline/enhance-menu";

// Used only by `gatsby develop`; built pages load no Gatsby runtime (src/gatsby/webpack.ts).
export { wrapPageElement } from "./src/templates/wrap-page-element";
export const onInitialClientRender = enhanceMenu;
