/** Importing it lets Node require TypeScript. */
declare module "tsx/cjs";
