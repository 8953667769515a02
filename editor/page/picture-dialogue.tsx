import { type DragEvent, useEffect, useRef, useState } from "react";
import { sizeProblem } from "../../src/content/check/picture-format";
import { isPictureName, pictureName } from "../forms/picture-name";
import type { Upload } from "../forms/save";
import { Button } from "./button";
import { decode, type FormPictures } from "./picture-cache";
import { focus, PictureFrame, type Place, writePicture } from "./picture-frame";

export type PictureRequest = { picture: string; place: Place; onChoose: (picture: string) => void };

type Props = {
  pictures: FormPictures;
  maxMegabytes: number;
  request: PictureRequest;
  onAdd: (upload: Upload) => void;
  onClose: () => void;
};

/** Shows the pictures of data/, and takes new ones, chosen or dropped, for the place that asks for one. */
export function PictureDialogue({ pictures, maxMegabytes, request, onAdd, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState(request.picture);
  const [added, setAdded] = useState<{ name: string; bitmap: ImageBitmap }>();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState("");

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    for (const file of pictures.files) pictures.open(file);
  });

  /** Tries to do something with the file of this name; says so while it lasts, and why not. */
  const attempt = async (name: string, action: () => Promise<string | undefined>, failure: string) => {
    if (isBusy) return;
    setIsBusy(true);
    const problem = await action().catch(() => failure);
    setRefusal(problem ? `«${name}» ${problem}` : "");
    setIsBusy(false);
  };
  const add = async (file: File | undefined) => {
    if (!file) return;
    const open = async () => {
      const bitmap = await decode(file);
      const problem = sizeProblem(bitmap, request.place);
      if (problem) return `: ${problem}.`;
      setAdded({ name: file.name, bitmap });
    };
    const unreadable =
      "ne s’ouvre pas : son format ne convient pas (HEIC ou GIF, par exemple), ou le fichier est incomplet. Exportez l’image en JPEG.";
    await attempt(file.name, open, unreadable);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void add(event.dataTransfer.files[0]);
  };
  const choose = (chosen: string) => {
    request.onChoose(chosen);
    dialog.current?.close();
  };
  const use = async () => {
    if (!added) {
      const { facts } = pictures.get(picture) ?? {};
      const problem = facts && "width" in facts && sizeProblem(facts, request.place);
      return problem ? setRefusal(`«${picture.replace("images/", "")}» : ${problem}.`) : choose(picture);
    }
    const write = async () => {
      if (!canvas.current) return;
      const { file, ending } = await writePicture(canvas.current);
      const megabytes = Math.ceil(file.size / 1e6);
      if (megabytes > maxMegabytes) {
        return `pèse ${megabytes} Mo, ${maxMegabytes} Mo au plus : exportez-la plus petite, ou en JPEG.`;
      }
      const taken = pictures.files.map((other) => other.replace("images/", ""));
      const name = pictureName(added.name, ending, taken);
      onAdd({ name, file });
      choose(`images/${name}`);
    };
    await attempt(added.name, write, "n’a pas pu être recadrée par ce navigateur.");
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="images-titre"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2 id="images-titre">{added?.name ?? "Images du site"}</h2>
      {!added && (
        <label className="drop above">
          Ajouter une image de cet appareil, ou la déposer ici
          {/* Invisible (styles.ts): its own label is in the language of the browser. */}
          <input ref={focus} type="file" accept="image/*" onChange={({ target }) => add(target.files?.[0])} />
        </label>
      )}
      <p role="status">{isBusy && "Préparation…"}</p>
      <p role="alert" className="messages">
        {refusal}
      </p>
      {added ? (
        <PictureFrame key={added.name} bitmap={added.bitmap} place={request.place} canvas={canvas} />
      ) : (
        <fieldset>
          <legend>Choisir une image</legend>
          <div className="pictures">
            {pictures.files.filter(isPictureName).map((file) => (
              <label key={file}>
                <input
                  type="radio"
                  name="image"
                  checked={file === picture}
                  onChange={() => setPicture(file)}
                />
                <img src={pictures.get(file)?.url} alt="" />
                {file.replace("images/", "")}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <footer className="row">
        <Button className="main" isDisabled={isBusy || !(added || picture)} onClick={use}>
          Utiliser cette image
        </Button>
        {added && <Button onClick={() => setAdded(undefined)}>Une autre image</Button>}
        <Button onClick={() => dialog.current?.close()}>Fermer</Button>
      </footer>
    </dialog>
  );
}
