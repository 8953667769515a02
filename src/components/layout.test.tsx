import { render, screen, within } from "@testing-library/react";
import { Layout } from "./layout";

const show = (hasContactSection?: boolean) =>
  render(
    <Layout path="/projets" hasContactSection={hasContactSection}>
      <h1>Ce que nous construisons</h1>
    </Layout>,
  );

test("the first link of a page skips to its content", () => {
  show();
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Aller au contenu");
  expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  // Where those who move from landmark to landmark find it.
  expect(within(screen.getByRole("banner")).getAllByRole("link")[0]).toBe(first);
});

test("«Contactez-nous» stays on a page that has a contact section, and goes home from the others", () => {
  const { unmount } = show(true);
  expect(screen.getByRole("link", { name: "Contactez-nous" })).toHaveAttribute("href", "#contact");
  unmount();
  show();
  expect(screen.getByRole("link", { name: "Contactez-nous" })).toHaveAttribute("href", "/#contact");
});

test("both menus agree on the current page", () => {
  show();
  expect(screen.getAllByRole("link", { current: "page" }).map((link) => link.textContent)).toEqual([
    "Projets",
    "Projets",
  ]);
});
