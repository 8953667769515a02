import { render, screen } from "@testing-library/react";
import { faultsOf } from "../../tests/axe";
import { RouteAnnouncer } from "./route-announcer";

function Site({ path, title }: { path: string; title: string }) {
  return (
    <>
      <main>
        <h1>{title}</h1>
      </main>
      <RouteAnnouncer path={path} template="Page affichée : {title}" />
    </>
  );
}

const announcement = () => screen.getByText((_, element) => element?.getAttribute("aria-live") === "polite");

test("nothing is said when a page loads: the browser has already read its title", async () => {
  const { container } = render(<Site path="/" title="De l'idée à l'impact" />);
  expect(announcement()).toBeEmptyDOMElement();
  expect(await faultsOf(container)).toEqual([]);
});

test("a navigation inside the site says which page it has opened", () => {
  const { rerender } = render(<Site path="/" title="De l'idée à l'impact" />);
  rerender(<Site path="/projets" title="Ce que nous construisons" />);
  expect(announcement()).toHaveTextContent("Page affichée : Ce que nous construisons");
  rerender(<Site path="/" title="De l'idée à l'impact" />);
  expect(announcement()).toHaveTextContent("Page affichée : De l'idée à l'impact");
});

test("a navigation takes the focus to the new page's heading", () => {
  const { rerender } = render(<Site path="/" title="De l'idée à l'impact" />);
  expect(document.body).toHaveFocus();
  rerender(<Site path="/projets" title="Ce que nous construisons" />);
  expect(screen.getByRole("heading", { name: "Ce que nous construisons" })).toHaveFocus();
});

test("a navigation to an anchor takes the focus there", () => {
  const { rerender } = render(<Site path="/" title="De l'idée à l'impact" />);
  window.history.replaceState(null, "", "#aqualink");
  const offer = document.body.appendChild(document.createElement("article"));
  offer.id = "aqualink";
  rerender(<Site path="/solutions" title="Quatre offres" />);
  expect(offer).toHaveFocus();
  offer.remove();
  window.history.replaceState(null, "", "/");
});

test("a change on the same page says nothing", () => {
  const { rerender } = render(<Site path="/projets" title="Ce que nous construisons" />);
  rerender(<Site path="/projets" title="Un autre titre" />);
  expect(announcement()).toBeEmptyDOMElement();
});

test("a page without a title of its own is announced by the document's", () => {
  document.title = "Page introuvable · Exemple";
  const announcer = (path: string) => <RouteAnnouncer path={path} template="Page affichée : {title}" />;
  const { rerender } = render(announcer("/"));
  rerender(announcer("/nulle-part"));
  expect(announcement()).toHaveTextContent("Page affichée : Page introuvable · Exemple");
});
