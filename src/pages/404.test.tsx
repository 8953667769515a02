import { screen, within } from "@testing-library/react";
import { contentOf, openScreen } from "../../tests/support/screens";
import NotFoundPage from "./404";

const page = contentOf<Queries.NotFoundPageQuery["page"]>("not-found");
const open = (path = "/mentions-legales") => openScreen({ template: NotFoundPage, data: { page }, path });

test("an unknown path is answered in the words of the specification, marked as English", () => {
  open();
  const title = screen.getByRole("heading", { level: 1 });
  expect(title).toHaveTextContent(/^Oops! Page not found$/);
  expect(title).toHaveAttribute("lang", "en");
});

test("a link leads back home", () => {
  open();
  expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});

test("two other ways lead on, from the traces of the drawing that are whole", () => {
  open();
  const ways = within(screen.getByRole("main")).getAllByRole("listitem");
  expect(ways.map((way) => within(way).getByRole("link").getAttribute("href"))).toEqual(
    page.ways.map(({ to }) => to),
  );
});
