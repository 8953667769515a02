import type { PreprocessSourceArgs } from "gatsby";
import { preprocessSource } from "./query-files";

const shown = (filename: string, contents: string) =>
  preprocessSource({ filename, contents } as PreprocessSourceArgs, { plugins: [] }, () => {});

test.each(["graphql`{ a }`", "graphql `{ a }`", "graphql/* GraphQL */`{ a }`", "graphql(`{ a }`)"])(
  "Gatsby sees a file with the query %s as it is",
  (query) => expect(shown("/site/src/site.ts", `useStaticQuery(${query})`)).toBeUndefined(),
);

test.each(["/site/src/pages/404.tsx", "C:\\site\\src\\templates\\home.tsx"])(
  "Gatsby sees the page component %s as it is: it may export more than a query",
  (file) => expect(shown(file, "export function Head() {}")).toBeUndefined(),
);

test("Gatsby need not parse a file that holds no query", () => {
  expect(shown("/site/src/content/check/report.ts", "const config = {};")).toBe("export {};");
});
