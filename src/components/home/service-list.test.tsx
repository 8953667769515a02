import { render, screen, within } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { faultsOf } from "../../../tests/support/axe";
import { asRead } from "../../../tests/support/fixtures";
import { ServiceList } from "./service-list";

const { items } = home.services;

test("each service has a title, a description and a link that names it", () => {
  render(<ServiceList services={items} />);
  const tiles = screen.getAllByRole("listitem");
  expect(tiles).toHaveLength(items.length);
  for (const [index, { title, description, link }] of items.entries()) {
    const tile = within(tiles[index] ?? document.body);
    expect(tile.getByRole("heading", { level: 3, name: title })).toBeVisible();
    expect(tiles[index]).toHaveTextContent(asRead(description));
    expect(tile.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
  }
});

test("axe finds no fault under a section's title", async () => {
  const { container } = render(
    <>
      <h1>Accueil</h1>
      <h2>Services</h2>
      <ServiceList services={items} />
    </>,
  );
  expect(await faultsOf(container)).toEqual([]);
});
