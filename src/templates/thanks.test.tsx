import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import thanks from "../../tests/fixture/data/thanks.json";
import type { ThanksContext } from "./page-context";
import ThanksPage from "./thanks";

test("thanks the visitor, links back home and is not indexed", () => {
  const props = { pageContext: { thanks: { ...thanks, path: "/merci" } } satisfies ThanksContext };
  // The page uses no other props of Gatsby.
  render(<ThanksPage {...(props as Parameters<typeof ThanksPage>[0])} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Merci pour votre message");
  expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
  expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" });
});
