import { render, screen } from "@testing-library/react";
import { Pagination, shownNumbers } from "./pagination";

const labels = {
  label: "Pages des projets",
  page: "Page {page}",
  previous: "Page précédente",
  next: "Page suivante",
};
const paths = ["/projets", "/projets/2", "/projets/3"];

test("the second of three pages leads to its neighbours and says where the visitor is", () => {
  render(<Pagination current={2} paths={paths} labels={labels} />);
  expect(screen.getByRole("navigation", { name: "Pages des projets" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Page précédente" })).toHaveAttribute("href", "/projets");
  expect(screen.getByRole("link", { name: "Page suivante" })).toHaveAttribute("href", "/projets/3");
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  const numbered = screen.getAllByRole("link", { name: /^Page \d/ });
  expect(numbered.map((number) => number.getAttribute("href"))).toEqual(paths);
});

test("the first page has none before it, the last none after it", () => {
  const { unmount } = render(<Pagination current={1} paths={paths} labels={labels} />);
  expect(screen.queryByRole("link", { name: "Page précédente" })).not.toBeInTheDocument();
  unmount();
  render(<Pagination current={3} paths={paths} labels={labels} />);
  expect(screen.queryByRole("link", { name: "Page suivante" })).not.toBeInTheDocument();
});

test("a single page needs no links", () => {
  const { container } = render(<Pagination current={1} paths={["/projets"]} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});

test("of 84 pages, the ends and the neighbours are shown", () => {
  expect(shownNumbers(1, 84)).toEqual([1, 2, 84]);
  expect(shownNumbers(7, 84)).toEqual([1, 6, 7, 8, 84]);
  expect(shownNumbers(84, 84)).toEqual([1, 83, 84]);
});
