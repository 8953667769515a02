import { useEffect, useMemo, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { sizeProblem } from "../../src/content/check/picture-format";
import type { Crop, Size } from "../forms/crop";
import { isPictureName } from "../forms/picture-name";
import { addPicture } from "./api";
import { Button } from "./button";
import { focusOnce } from "./focus";

export type PictureRequest = { place: Size; onChoose: (picture: string) => void };

type Props = {
  pictures: string[];
  request: PictureRequest;
  /** Reads data/ again after a new picture. */
  onAdded: () => Promise<void>;
  onClose: () => void;
};

/** Selects a picture of data/ for a place, or adds one by file chooser or drag and drop. */
export function PictureDialogue({ pictures, request, onAdded, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [added, setAdded] = useState<File>();
  const [crop, setCrop] = useState<Crop>();
  const [refusal, setRefusal] = useState("");

  useEffect(() => dialog.current?.showModal(), []);

  const add = (file: File | undefined) => {
    setAdded(file);
    setCrop(undefined);
    setRefusal("");
  };
  const refuse = (name: string, words: string) => {
    setAdded(undefined);
    setRefusal(`«${name}» ${words}`);
  };
  const choose = (picture: string) => {
    request.onChoose(picture);
    dialog.current?.close();
  };
  const saveAdded = async (file: File, area: Crop) => {
    try {
      const picture = await addPicture(file, area, request.place);
      await onAdded();
      choose(picture);
    } catch (error) {
      refuse(file.name, (error as Error).message); // always an Error
    }
  };
  return (
    <dialog ref={dialog} aria-labelledby="images-titre" onClose={onClose}>
      <h2 id="images-titre">{added?.name ?? "Images du site"}</h2>
      <p role="alert" className="error-message">
        {refusal}
      </p>
      {added ? (
        <PictureCropper
          file={added}
          place={request.place}
          onCrop={setCrop}
          onRefuse={(words) => refuse(added.name, words)}
        />
      ) : (
        <>
          <label className="drop spaced">
            Ajouter une image de cet appareil, ou la déposer ici
            {/* Visually hidden, because its native label is in the browser's language (styles.ts). */}
            <input
              ref={focusOnce}
              type="file"
              accept="image/*"
              onChange={({ target }) => add(target.files?.[0])}
            />
          </label>
          <ul className="pictures">
            {pictures.filter(isPictureName).map((picture) => (
              <li key={picture}>
                <Button onClick={() => choose(picture)}>
                  <img src={`/${picture}`} alt="" />
                  {picture.replace("images/", "")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <footer className="row">
        {added && (
          <>
            <Button className="main" isDisabled={!crop} onClick={() => crop && saveAdded(added, crop)}>
              Utiliser cette image
            </Button>
            <Button onClick={() => add(undefined)}>Une autre image</Button>
          </>
        )}
        <Button onClick={() => dialog.current?.close()}>Fermer</Button>
      </footer>
    </dialog>
  );
}

type CropperProps = {
  file: File;
  place: Size;
  onCrop: (crop: Crop) => void;
  onRefuse: (words: string) => void;
};

/** Crops an added picture to its place by dragging, arrow keys and zoom. */
function PictureCropper({ file, place, onCrop, onRefuse }: CropperProps) {
  // Released when the page is closed.
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(1);
  const ratio = place.width / place.height;
  const open = ({ width, height }: Size) => {
    const problem = sizeProblem({ width, height }, place);
    if (problem) return onRefuse(`: ${problem}.`);
    // Limits the zoom so that the crop has the minimum size of its place.
    setMaxZoom(Math.floor((Math.min(width, height * ratio) / place.width) * 100) / 100);
  };
  return (
    <>
      <div className="cropper">
        <Cropper
          image={url}
          aspect={ratio}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={10}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onCrop(pixels)}
          onMediaLoaded={({ naturalWidth, naturalHeight }) =>
            open({ width: naturalWidth, height: naturalHeight })
          }
          mediaProps={{
            onError: () => onRefuse("ne s’ouvre pas dans ce navigateur. Exportez l’image en JPEG."),
          }}
          cropperProps={{ role: "application", "aria-label": "Cadrage : les flèches déplacent l’image" }}
        />
      </div>
      <label>
        Agrandir
        <input
          type="range"
          disabled={maxZoom === 1}
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
    </>
  );
}
