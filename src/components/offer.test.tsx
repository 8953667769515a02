import { render, screen, within } from "@testing-library/react";
import { faultsOf } from "../../tests/support/axe";
import { link, picture } from "../../tests/support/fixtures";
import { Offer } from "./offer";

const offer = {
  id: "aqualink",
  number: 4,
  title: "AquaLink",
  description: "La surveillance de réseaux d’eau, prête à poser.",
  details: ["Entrées 0–10 V et 4–20 mA", "Comptage d’impulsions"],
  link,
};

test("an offer is an article with title, description, details and a link", () => {
  render(<Offer {...offer} />);
  const article = within(screen.getByRole("article", { name: "AquaLink" }));
  expect(article.getByRole("heading", { level: 2, name: "AquaLink" })).toBeVisible();
  expect(article.getByText(offer.description)).toBeVisible();
  expect(article.getAllByRole("listitem").map((item) => item.textContent)).toEqual(offer.details);
  expect(article.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
});

test("its id is the target of links from elsewhere", () => {
  render(<Offer {...offer} />);
  expect(screen.getByRole("article")).toHaveAttribute("id", "aqualink");
});

test("its number is drawn as 04, and not read aloud", () => {
  render(<Offer {...offer} />);
  expect(screen.getByText("04")).toHaveAttribute("aria-hidden", "true");
});

test("a second link leads further on", () => {
  render(<Offer {...offer} more={{ label: "Ouvrir le dossier", to: "/projets" }} />);
  expect(screen.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([link.to, "/projets"]);
});

test("it shows a picture when it has one", async () => {
  const { rerender, container } = render(
    <Offer {...offer} image={null} drawing={<svg data-testid="drawing" />} />,
  );
  expect(screen.getByTestId("drawing")).toBeInTheDocument();
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  rerender(<Offer {...offer} image={picture} />);
  expect(screen.getByRole("img", { name: picture.alt })).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
});
