import { smoothMenu } from "./src/inline/smooth-menu";

// For develop alone: a build's pages run nothing of Gatsby's in the browser (src/gatsby/webpack.ts).
export { wrapPageElement } from "./src/templates/wrap-page-element";
export const onInitialClientRender = smoothMenu;
