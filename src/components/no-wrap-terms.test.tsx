import { render, screen } from "@testing-library/react";
import { NoWrapTerms } from "./no-wrap-terms";

test("keeps a range on one line and leaves the text unchanged", () => {
  const text = "En 0–10\u00a0V, en 4–20\u00a0mA ou par impulsions.";
  render(
    <p>
      <NoWrapTerms>{text}</NoWrapTerms>
    </p>,
  );
  expect(screen.getByRole("paragraph").textContent).toBe(text);
  for (const range of ["0–10 V", "4–20 mA"])
    expect(screen.getByText(range)).toHaveStyle({ whiteSpace: "nowrap" });
});

test("keeps hyphenated names on one line, but not a verb and its pronoun", () => {
  const { container } = render(<NoWrapTerms>Dites-nous par Wi-Fi, peut-être.</NoWrapTerms>);
  expect(screen.getByText("Wi-Fi")).toHaveStyle({ whiteSpace: "nowrap" });
  expect([...container.children].map(({ textContent }) => textContent)).not.toContain("Dites-nous");
});
