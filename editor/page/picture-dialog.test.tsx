import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PictureDialog } from "./picture-dialog";

jest.mock("./api", () => ({ addPicture: jest.fn() }));

// jsdom does not implement dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = jest.fn();

test("offers the site's pictures whose names the schema allows", async () => {
  const onSelect = jest.fn();
  const request = { minSize: { width: 10, height: 10 }, onSelect };
  const pictures = ["images/a.jpg", "images/IMG 1.JPG"];
  render(<PictureDialog {...{ pictures, request }} onAdded={async () => {}} onClose={() => {}} />);
  expect(screen.queryByRole("button", { name: "IMG 1.JPG" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "a.jpg" }));
  expect(onSelect).toHaveBeenCalledWith("images/a.jpg");
});
