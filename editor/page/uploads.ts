import { pictureName } from "../forms/picture-name";
import { pictureNames } from "./contents";
import { openForm } from "./form";

/**
 * Pictures get a name that the contract allows before Decap sees them: it would leave a dash for a closing
 * bracket at the end of a name, and ask in English about a name that is taken.
 */
export function nameUploadedPictures(): void {
  document.addEventListener(
    "change",
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== "file" || !target.files) return;
      target.files = renamed(target.files);
    },
    { capture: true },
  );
}

function renamed(files: FileList): FileList {
  const taken = new Set(
    [...pictureNames(), ...(openForm()?.draft().uploads ?? []).map(({ path }) => path)].map(
      (path) => path.split("/").at(-1) ?? "",
    ),
  );
  const transfer = new DataTransfer();
  for (const file of files) {
    const name = pictureName(file.name, taken);
    taken.add(name);
    transfer.items.add(new File([file], name, { type: file.type, lastModified: file.lastModified }));
  }
  return transfer.files;
}
