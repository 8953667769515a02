import { render, screen } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { faultsOf } from "../../../tests/support/axe";
import { asRead } from "../../../tests/support/fixtures";
import { ValueList } from "./value-list";

const { values } = home.about;

test("the three values each have a title and an explanation", async () => {
  const { container } = render(
    <>
      <h1>Accueil</h1>
      <h2>À propos</h2>
      <ValueList values={values} />
    </>,
  );
  const titles = screen.getAllByRole("heading", { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(["Qualité", "Sécurité (TLS)", "Réactivité"]);
  for (const { description } of values) expect(screen.getByText(asRead(description))).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});
