import { render, screen } from "@testing-library/react";
import home from "../../tests/fixture/data/home.json";
import { faultsOf } from "../../tests/support/axe";
import { FeatureList } from "./feature-list";

test("each feature is a term with its description", async () => {
  const features = home.aqualink.points;
  const { container } = render(<FeatureList features={features} />);
  expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(
    features.map(({ term }) => term),
  );
  expect(screen.getAllByRole("definition").map((text) => text.textContent)).toEqual(
    features.map(({ description }) => description),
  );
  expect(await faultsOf(container)).toEqual([]);
});
