import { render, screen, within } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { link } from "../../tests/support/fixtures";
import { CallToAction } from "./call-to-action";

const nextSteps = ["Vous écrivez.", "Un fondateur lit.", "Il vous répond."];
const words = { title: "Parlons de votre projet", text: "Quelques lignes suffisent.", link, nextSteps };

test("the call to action is a section with its title, a text and a link", async () => {
  const { container } = render(<CallToAction {...words} />);
  const section = within(screen.getByRole("region", { name: "Parlons de votre projet" }));
  expect(section.getByRole("heading", { level: 2 })).toHaveTextContent("Parlons de votre projet");
  expect(section.getByText("Quelques lignes suffisent.")).toBeVisible();
  expect(section.getByRole("link", { name: "Écrire un message" })).toHaveAttribute("href", "/contact");
  const steps = section.getAllByRole("listitem").map((step) => step.textContent);
  expect(steps).toEqual(["1 Vous écrivez.", "2 Un fondateur lit.", "3 Il vous répond."]);
  expect(await faultsOf(container)).toEqual([]);
});

test("«Contactez-nous» finds it by its id", () => {
  render(<CallToAction {...words} id="contact" />);
  expect(screen.getByRole("region", { name: words.title })).toHaveAttribute("id", "contact");
});
