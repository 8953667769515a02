import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/support/fixtures";
import { Picture, PictureCaption } from "./picture";

test("has alternative text, and dimensions that reserve its space", () => {
  render(<Picture image={picture} sizes="50vw" />);
  const image = screen.getByRole("img", { name: picture.alt });
  const ratio = Number(image.getAttribute("height")) / Number(image.getAttribute("width"));
  expect(ratio).toBeCloseTo(0.625, 3);
});

test("has `srcset` and `sizes` for AVIF and for the fallback", () => {
  const { container } = render(<Picture image={picture} sizes="50vw" />);
  const source = container.querySelector("source");
  expect(source).toHaveAttribute("type", "image/avif");
  for (const candidate of [source, screen.getByRole("img")]) {
    expect(candidate).toHaveAttribute("srcset", expect.stringContaining("800w"));
    expect(candidate).toHaveAttribute("sizes", "50vw");
  }
});

test("loads lazily, except for the page's first picture", () => {
  const { rerender } = render(<Picture image={picture} sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).not.toHaveAttribute("fetchpriority");
  rerender(<Picture image={picture} sizes="50vw" priority />);
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test("throws an error that names a picture that Gatsby could not process", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const unprocessed = { ...picture, src: { childImageSharp: null } };
  expect(() => render(<Picture image={unprocessed} sizes="50vw" />)).toThrow(
    'Picture "Carte électronique en gros plan" could not be processed.',
  );
});

test("shows a caption if there is one", () => {
  const { container, rerender } = render(<PictureCaption image={{ caption: "Image de synthèse" }} />);
  expect(container).toHaveTextContent("Image de synthèse");
  rerender(<PictureCaption image={{ caption: null }} />);
  expect(container).toBeEmptyDOMElement();
});
