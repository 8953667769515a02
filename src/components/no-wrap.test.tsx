import { render, screen } from "@testing-library/react";
import { NoWrap } from "./no-wrap";

test("a range keeps together, the text around it stays as it is", () => {
  const text = "En 0–10\u00a0V, en 4–20\u00a0mA ou par impulsions.";
  render(
    <p>
      <NoWrap>{text}</NoWrap>
    </p>,
  );
  expect(screen.getByRole("paragraph").textContent).toBe(text);
  for (const range of ["0–10 V", "4–20 mA"]) {
    expect(screen.getByText(range)).toHaveStyle({ whiteSpace: "nowrap" });
  }
});

test("so does a name with a hyphen; a pronoun hyphenated to its verb does not", () => {
  render(<NoWrap>Dites-nous par Wi-Fi, peut-être.</NoWrap>);
  expect(screen.getByText("Wi-Fi")).toHaveStyle({ whiteSpace: "nowrap" });
});

test("a text without a range is left alone", () => {
  const { container } = render(<NoWrap>Rien à tenir ensemble.</NoWrap>);
  expect(container.innerHTML).toBe("Rien à tenir ensemble.");
});
