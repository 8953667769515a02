import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormPictures } from "./picture-cache";
import { PictureDialogue } from "./picture-dialogue";

// jsdom shows no dialogue.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = jest.fn();

test("the dialogue takes no picture before one is chosen", async () => {
  const pictures = {
    files: ["images/a.jpg"],
    open: async () => {},
    get: () => undefined,
  } as unknown as FormPictures;
  const onChoose = jest.fn();
  const request = { picture: "", place: { width: 1, height: 1 }, onChoose };
  render(<PictureDialogue {...{ pictures, request }} maxMegabytes={8} onAdd={() => {}} onClose={() => {}} />);
  const use = screen.getByRole("button", { name: "Utiliser cette image" });
  await userEvent.click(use);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText("a.jpg"));
  await userEvent.click(use);
  expect(onChoose).toHaveBeenCalledWith("images/a.jpg");
});
