import { speculationRules } from "./speculation-rules";

const rules = JSON.parse(speculationRules("/merci"));

test("documents are fetched once a visitor is about to open them, and not rendered", () => {
  expect(Object.keys(rules)).toEqual(["prefetch"]);
  expect(rules.prefetch[0].eagerness).toBe("moderate");
});

test("the thank-you page, files and the page itself are left out, other sites were never in", () => {
  const [within, ...without] = rules.prefetch[0].where.and;
  expect(within).toEqual({ href_matches: "/*" });
  expect(without).toEqual([
    { not: { href_matches: ["/*.*", "/merci"] } },
    { not: { selector_matches: "[download],[aria-current=page]" } },
  ]);
});
