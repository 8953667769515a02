import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import thanks from "../../tests/fixture/data/thanks.json";
import type { ThanksContext } from "./page-context";
import ThanksPage from "./thanks";

function open() {
  const props = { pageContext: { thanks } satisfies ThanksContext };
  // The page reads nothing of what Gatsby passes but its context.
  return render(<ThanksPage {...(props as Parameters<typeof ThanksPage>[0])} />);
}

test("the page thanks, and leads back home", () => {
  open();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Merci pour votre message");
  expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});

test("it is not indexed", () => {
  open();
  const { metaTags } = Helmet.peek();
  expect(metaTags).toContainEqual({ name: "robots", content: "noindex" });
});
