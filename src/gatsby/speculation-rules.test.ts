import { speculationRules } from "./speculation-rules";

const rules = JSON.parse(speculationRules("/merci"));

test("documents are fetched and rendered by one condition", () => {
  expect(Object.keys(rules)).toEqual(["prefetch", "prerender"]);
  expect(rules.prefetch[0].where).toEqual(rules.prerender[0].where);
});

test("the thank-you page, files and the page itself are left out, other sites were never in", () => {
  const [within, ...without] = rules.prefetch[0].where.and;
  expect(within).toEqual({ href_matches: "/*" });
  expect(without).toEqual([
    { not: { href_matches: ["/*.*", "/merci"] } },
    { not: { selector_matches: "[download],[aria-current=page]" } },
  ]);
});
