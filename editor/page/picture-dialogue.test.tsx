import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { PictureDialogue } from "./picture-dialogue";

jest.mock("./api", () => ({ addPicture: jest.fn() }));

// jsdom shows no dialog.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = jest.fn();

test("chooses a picture of the site, if the contract allows its name", async () => {
  const onChoose = jest.fn();
  const request = { place: { width: 10, height: 10 }, onChoose };
  const pictures = ["images/a.jpg", "images/IMG 1.JPG"];
  render(<PictureDialogue {...{ pictures, request }} onAdded={async () => {}} onClose={() => {}} />);
  expect(screen.queryByRole("button", { name: "IMG 1.JPG" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "a.jpg" }));
  expect(onChoose).toHaveBeenCalledWith("images/a.jpg");
});
