import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { picture } from "../../../tests/support/fixtures";
import { Hero } from "./hero";

const { hero, aqualink } = home;
const image = { ...picture, caption: null };
const renderHero = (callouts: Pick<Queries.ValleyFragment, "board" | "link" | "data">) =>
  render(
    <Hero hero={{ ...hero, image, valley: { ...hero.valley, ...callouts } }} view={aqualink.liveView} />,
  );

test("gives its picture high priority", () => {
  renderHero({ board: null, link: null, data: null });
  expect(screen.getByRole("img", { name: picture.alt })).toHaveAttribute("fetchpriority", "high");
});

test("shows callouts and the values with and without the leak", () => {
  renderHero({ board: { word: "la carte", signals: null }, link: "la liaison", data: "les données" });
  expect(document.querySelector("dd .with-leak")).toHaveTextContent("6,8m³/h au lieu de 2,2");
  expect(document.querySelector("dd .without-leak")).toHaveTextContent("2,2m³/h");
  expect(screen.getByRole("radio", { name: aqualink.liveView.leak.with })).toBeChecked();
  for (const callout of ["la carte", "la liaison", "les données"])
    expect(screen.getByText(callout)).toBeInTheDocument();
});

test("omits callouts that the content leaves out", () => {
  renderHero({ board: null, link: null, data: null });
  expect(screen.queryByText("la liaison")).toBeNull();
});
