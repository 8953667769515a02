import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { PartnerCategory } from "./partner-category";

test("a category has a title, a description and a tile that says what is still to come", async () => {
  const { container } = render(
    <PartnerCategory
      title="Institutions"
      description="Communes, services des eaux, écoles."
      notice="Cette section sera bientôt enrichie."
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Institutions" })).toBeVisible();
  expect(screen.getByText("Communes, services des eaux, écoles.")).toBeVisible();
  expect(screen.getByText("Cette section sera bientôt enrichie.")).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});
