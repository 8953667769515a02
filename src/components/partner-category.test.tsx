import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { PartnerCategory } from "./partner-category";

test("a category says who is meant, what they give and take, and that partners are still to come", async () => {
  const { container } = render(
    <PartnerCategory
      title="Institutions"
      description="Communes, services des eaux, écoles."
      brings="Un site d’essai."
      gets="Des mesures lisibles."
      words={{ brings: "Apporte", gets: "Reçoit" }}
      notice="Cette section sera bientôt enrichie."
    />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Institutions" })).toBeVisible();
  expect(screen.getByText("Communes, services des eaux, écoles.")).toBeVisible();
  const exchange = [screen.getAllByRole("term"), screen.getAllByRole("definition")];
  expect(exchange.map((entries) => entries.map(({ textContent }) => textContent))).toEqual([
    ["Apporte", "Reçoit"],
    ["Un site d’essai.", "Des mesures lisibles."],
  ]);
  expect(screen.getByText("Cette section sera bientôt enrichie.")).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});
