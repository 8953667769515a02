import { render, screen, within } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { link } from "../../tests/support/fixtures";
import { CallToAction } from "./call-to-action";

const words = { title: "Parlons de votre projet", text: "Quelques lignes suffisent.", link };

test("the way to the form is a section with its title, a text and a link", async () => {
  const { container } = render(<CallToAction {...words} />);
  const section = within(screen.getByRole("region", { name: "Parlons de votre projet" }));
  expect(section.getByRole("heading", { level: 2 })).toHaveTextContent("Parlons de votre projet");
  expect(section.getByText("Quelques lignes suffisent.")).toBeVisible();
  expect(section.getByRole("link", { name: "Écrire un message" })).toHaveAttribute("href", "/contact");
  expect(await faultsOf(container)).toEqual([]);
});

test("«Contactez-nous» finds it by its id", () => {
  render(<CallToAction {...words} id="contact" />);
  expect(screen.getByRole("region", { name: words.title })).toHaveAttribute("id", "contact");
});
