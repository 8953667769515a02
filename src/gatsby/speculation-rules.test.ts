import { speculationRules } from "./speculation-rules";

const rules = JSON.parse(speculationRules("/merci"));

test("documents are fetched once a visitor is about to open them, and not rendered", () => {
  expect(Object.keys(rules)).toEqual(["prefetch"]);
  expect(rules.prefetch[0].eagerness).toBe("moderate");
});
