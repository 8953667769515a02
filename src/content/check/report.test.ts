import { formatAnnotations, formatPlaceholderCount } from "./report";

test("escapes problems for GitHub annotations, so that none can start a command", () => {
  const problem = {
    file: "data/site.json",
    line: 22,
    column: 18,
    path: "name",
    message: "100 %, trop long : 41",
  };
  const problemToEscape = { ...problem, file: "data/a,b:c.json", path: "", message: "deux\nlignes" };
  expect(formatAnnotations([problem, problemToEscape])).toBe(
    "::error file=data/site.json,line=22,col=18::name: 100 %25, trop long : 41\n" +
      "::error file=data/a%2Cb%3Ac.json,line=22,col=18::deux%0Alignes",
  );
});

test("counts a single placeholder in the singular", () => {
  expect(formatPlaceholderCount(Array(1))).toMatch(/^Une valeur d'exemple à remplacer/);
});
