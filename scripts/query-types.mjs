// Runs before npm run typecheck: without the types of the GraphQL queries there would be a hundred unrelated errors.
import { existsSync } from "node:fs";

if (!existsSync("src/gatsby-types.d.ts")) {
  console.error(
    "The types of the GraphQL queries are missing: run `npm run build` or `npm run develop`, which write src/gatsby-types.d.ts, then this command again.",
  );
  process.exit(1);
}
