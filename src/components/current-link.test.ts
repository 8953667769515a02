import { ariaCurrent } from "./current-link";

test("the link to the page itself is the current one", () => {
  expect(ariaCurrent("/projets", "/projets")).toBe("page");
});

test("a further page of the projects still belongs to «Projets»", () => {
  expect(ariaCurrent("/projets", "/projets/2")).toBe("true");
});

test("no other link is current, the home page's least of all", () => {
  expect(ariaCurrent("/", "/projets/2")).toBeUndefined();
  expect(ariaCurrent("/projets", "/projets-anciens")).toBeUndefined();
});
