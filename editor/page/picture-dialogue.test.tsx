import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormPictures } from "./picture-cache";
import { PictureDialogue } from "./picture-dialogue";

// jsdom shows no dialogue.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = jest.fn();

/** The dialogue, with one picture of this size. */
function open(facts: object) {
  const pictures = {
    files: ["images/a.jpg"],
    open: async () => {},
    get: () => ({ facts }),
  } as unknown as FormPictures;
  const onChoose = jest.fn();
  const request = { picture: "", place: { width: 1, height: 1 }, onChoose };
  render(<PictureDialogue {...{ pictures, request }} maxMegabytes={8} onAdd={() => {}} onClose={() => {}} />);
  return onChoose;
}

test("the dialogue takes no picture before one is chosen", async () => {
  const onChoose = open({});
  const use = screen.getByRole("button", { name: "Utiliser cette image" });
  await userEvent.click(use);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText("a.jpg"));
  await userEvent.click(use);
  expect(onChoose).toHaveBeenCalledWith("images/a.jpg");
});

test("a picture of the site that is too small for the place is refused in the dialogue", async () => {
  const onChoose = open({ width: 0, height: 1 });
  await userEvent.click(screen.getByLabelText("a.jpg"));
  await userEvent.click(screen.getByRole("button", { name: "Utiliser cette image" }));
  expect(screen.getByRole("alert")).toHaveTextContent("«a.jpg» : image de 0 × 1 pixels, trop petite");
  expect(onChoose).not.toHaveBeenCalled();
});

test("a picture that is dropped does not open in the tab instead", () => {
  open({});
  const dialogue = screen.getByRole("dialog");
  expect([fireEvent.dragOver(dialogue), fireEvent.drop(dialogue, { dataTransfer: { files: [] } })]).toEqual([
    false,
    false,
  ]);
});
