import { screen } from "@testing-library/react";
import { faultsOfPage } from "../../tests/axe";
import { contentOf, openScreen } from "../../tests/screens";
import NotFoundPage from "./404";

const page = contentOf("not-found");
const open = (path = "/mentions-legales") => openScreen({ template: NotFoundPage, data: { page }, path });

const warn = jest.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => {
  warn.mockClear();
  window.notFoundReported = undefined;
});

test("an unknown path is answered in the words of the specification, marked as English", () => {
  open();
  const title = screen.getByRole("heading", { level: 1 });
  expect(title).toHaveTextContent(/^Oops! Page not found$/);
  expect(title).toHaveAttribute("lang", "en");
});

test("a link leads back home", () => {
  open();
  expect(screen.getByRole("link", { name: "Revenir à l’accueil" })).toHaveAttribute("href", "/");
});

test("the path is logged, once", () => {
  const { unmount } = open("/nulle-part");
  expect(warn.mock.calls).toEqual([["404: /nulle-part"]]);
  unmount();
  open("/nulle-part");
  expect(warn).toHaveBeenCalledTimes(1);
});

test("a path that the inline script has logged at load is not logged again, another one is", () => {
  window.notFoundReported = "/nulle-part";
  open("/nulle-part").unmount();
  expect(warn).not.toHaveBeenCalled();
  open("/ailleurs");
  expect(warn.mock.calls).toEqual([["404: /ailleurs"]]);
});

test("axe finds no fault in the whole page", async () => {
  open();
  await screen.findByRole("heading", { level: 1 });
  expect(await faultsOfPage()).toEqual([]);
});
