import { type DragEvent, useEffect, useRef, useState } from "react";
import { pictureName } from "../forms/picture-name";
import type { Upload } from "../forms/save";
import { Button } from "./button";
import type { FormPictures } from "./picture-cache";

type Props = {
  pictures: FormPictures;
  maxMegabytes: number;
  chosen: string;
  onAdd: (upload: Upload) => void;
  onChoose: (picture: string) => void;
  onClose: () => void;
};

/** Shows the pictures of data/ and takes new ones, chosen or dropped. */
export function PictureDialogue({ pictures, maxMegabytes, chosen, onAdd, onChoose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [picture, setPicture] = useState(chosen);
  const [refusal, setRefusal] = useState("");

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    for (const file of pictures.files) pictures.open(file);
  });

  const add = (file: File | undefined) => {
    if (!file) return;
    const megabytes = Math.ceil(file.size / 1e6);
    if (megabytes > maxMegabytes) {
      setRefusal(
        `«${file.name}» pèse ${megabytes} Mo, ${maxMegabytes} Mo au plus : exportez-la plus petite.`,
      );
      return;
    }
    const name = pictureName(
      file.name,
      pictures.files.map((other) => other.replace("images/", "")),
    );
    onAdd({ name, file });
    setPicture(`images/${name}`);
    setRefusal("");
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files[0]);
  };
  const use = () => {
    onChoose(picture);
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="images-titre"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2 id="images-titre">Images du site</h2>
      <label className="drop above">
        Ajouter une image de cet ordinateur, ou la déposer ici
        {/* Invisible (styles.ts): its own label is in the language of the browser. */}
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.avif"
          onChange={({ target }) => add(target.files?.[0])}
        />
      </label>
      <p role="alert" className="messages">
        {refusal}
      </p>
      <fieldset>
        <legend>Choisir une image</legend>
        <div className="pictures">
          {pictures.files.map((file) => (
            <label key={file}>
              <input type="radio" name="image" checked={file === picture} onChange={() => setPicture(file)} />
              <img src={pictures.get(file)?.url} alt="" />
              {file.replace("images/", "")}
            </label>
          ))}
        </div>
      </fieldset>
      <footer className="row">
        <Button className="main" onClick={use}>
          Utiliser cette image
        </Button>
        <Button onClick={() => dialog.current?.close()}>Fermer</Button>
      </footer>
    </dialog>
  );
}
