import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { faultsOf } from "../../../tests/support/axe";
import { asRead, picture } from "../../../tests/support/fixtures";
import { Hero } from "./hero";

const hero = { ...home.hero, image: picture };

test("the hero makes the firm's promise as the page's title", () => {
  render(<Hero {...hero} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("De l'idée à l'impact");
  expect(screen.getByText(asRead(hero.lead))).toBeVisible();
});

test("it offers two ways on", () => {
  render(<Hero {...hero} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Parler de votre projet", "/contact"],
    ["Découvrir AquaLink", "/solutions#aqualink"],
  ]);
});

test("its picture is fetched first, with its annotations as a caption", () => {
  render(<Hero {...hero} />);
  expect(screen.getByRole("img", { name: hero.image.alt })).toHaveAttribute("fetchpriority", "high");
  const figure = screen.getByRole("figure");
  for (const { label } of hero.annotations) expect(figure).toHaveTextContent(asRead(label));
  // A leader for each, in the narrow and in the wide crop.
  expect(figure.querySelectorAll("circle")).toHaveLength(6);
});

test("it says who the firm works for", () => {
  render(<Hero {...hero} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Communes",
    "Industriels",
    "Laboratoires",
  ]);
});

test("axe finds no fault", async () => {
  expect(await faultsOf(render(<Hero {...hero} />).container)).toEqual([]);
});
