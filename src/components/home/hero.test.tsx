import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { picture } from "../../../tests/support/fixtures";
import { Hero } from "./hero";

test("its picture is fetched first, with a leader from each annotation", () => {
  render(<Hero hero={{ ...home.hero, image: { ...picture, caption: null } }} />);
  expect(screen.getByRole("img", { name: picture.alt })).toHaveAttribute("fetchpriority", "high");
  const { annotations } = home.hero;
  expect(screen.getByRole("figure").querySelectorAll("circle")).toHaveLength(annotations.length);
});
