import { render, screen } from "@testing-library/react";
import { ChangeList, Notice } from "./notice";

test("a field that both have changed says so, and what the other changed elsewhere is named", () => {
  const line = { kind: "changed", mine: "Mien", theirs: "Leur" } as const;
  const changes = {
    mine: [
      { ...line, path: ["lead"], isOfBoth: true },
      { ...line, path: ["title"], isOfBoth: false },
    ],
    elsewhere: [
      ["seo", "title"],
      ["seo", "title"],
    ],
  };
  render(<ChangeList file="partners" changes={changes} isConflict />);
  const [first, second] = screen.getAllByRole("term");
  expect(first).toHaveTextContent(/Changé des deux côtés/);
  expect(second).not.toHaveTextContent(/deux côtés/);
  expect(screen.getByText(/^Changé ailleurs entre-temps/)).toHaveTextContent(/› [^,]+\.$/);
});

test("why nothing is saved is said at once", () => {
  const actions = { onGoOn: () => {}, onClose: () => {} };
  render(<Notice file="partners" message="Rien." problems={[]} changes={undefined} {...actions} />);
  expect(screen.getByRole("alert")).toHaveTextContent("Rien.");
});
