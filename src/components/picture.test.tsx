import { render, screen } from "@testing-library/react";
import { picture } from "../../tests/support/fixtures";
import { Picture, PictureCaption } from "./picture";

test("the picture is described, and its space is reserved before it arrives", () => {
  render(<Picture image={picture} sizes="50vw" />);
  const image = screen.getByRole("img", { name: picture.alt });
  const ratio = Number(image.getAttribute("height")) / Number(image.getAttribute("width"));
  expect(ratio).toBeCloseTo(0.625, 3);
});

test("the browser chooses by the width that the layout gives, also without AVIF", () => {
  const { container } = render(<Picture image={picture} sizes="50vw" />);
  const source = container.querySelector("source");
  expect(source).toHaveAttribute("type", "image/avif");
  for (const choice of [source, screen.getByRole("img")]) {
    expect(choice).toHaveAttribute("srcset", expect.stringContaining("800w"));
    expect(choice).toHaveAttribute("sizes", "50vw");
  }
});

test("a picture down the page waits until it is near, the page's first does not", () => {
  const { rerender } = render(<Picture image={picture} sizes="50vw" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).not.toHaveAttribute("fetchpriority");
  rerender(<Picture image={picture} sizes="50vw" priority />);
  expect(image).toHaveAttribute("loading", "eager");
  expect(image).toHaveAttribute("fetchpriority", "high");
});

test("a picture that Gatsby could not process stops the build and is named", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const unprocessed = { ...picture, src: { childImageSharp: null } };
  expect(() => render(<Picture image={unprocessed} sizes="50vw" />)).toThrow(
    "The picture «Carte électronique en gros plan» could not be processed.",
  );
});

test("what is to be known of a picture stands under it, if there is anything", () => {
  const { container, rerender } = render(<PictureCaption image={{ caption: "Image de synthèse" }} />);
  expect(container).toHaveTextContent("Image de synthèse");
  rerender(<PictureCaption image={{ caption: null }} />);
  expect(container).toBeEmptyDOMElement();
});
