import { useEffect, useMemo, useRef, useState } from "react";
import Cropper from "react-easy-crop";
import { sizeProblem } from "../../src/content/check/picture-format";
import type { Crop, Size } from "../forms/crop";
import { isPicturePath } from "../forms/picture-name";
import { addPicture } from "./api";
import { Button } from "./button";
import { focusOnMount } from "./focus";

export type PictureRequest = { minSize: Size; onSelect: (picture: string) => void };

type Props = {
  pictures: string[];
  request: PictureRequest;
  /** Must read data/ again. */
  onAdded: () => Promise<void>;
  onClose: () => void;
};

/** Selects a picture of data/, or adds one by file chooser or drag and drop. */
export function PictureDialog({ pictures, request, onAdded, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [selectedFile, setSelectedFile] = useState<File>();
  const [crop, setCrop] = useState<Crop>();
  const [errorMessage, setErrorMessage] = useState("");

  useEffect(() => dialog.current?.showModal(), []);

  const selectFile = (file: File | undefined) => {
    setSelectedFile(file);
    setCrop(undefined);
    setErrorMessage("");
  };
  const showError = (name: string, restOfSentence: string) => {
    setSelectedFile(undefined);
    setErrorMessage(`«${name}» ${restOfSentence}`);
  };
  const select = (picture: string) => {
    request.onSelect(picture);
    dialog.current?.close();
  };
  const save = async (file: File, pictureCrop: Crop) => {
    try {
      const picture = await addPicture(file, pictureCrop, request.minSize);
      await onAdded();
      select(picture);
    } catch (error) {
      showError(file.name, (error as Error).message); // always an Error
    }
  };
  return (
    <dialog ref={dialog} aria-labelledby="images-titre" onClose={onClose}>
      <h2 id="images-titre">{selectedFile?.name ?? "Images du site"}</h2>
      <p role="alert" className="error-message">
        {errorMessage}
      </p>
      {selectedFile ? (
        <PictureCropper
          file={selectedFile}
          minSize={request.minSize}
          onCrop={setCrop}
          onError={(problem) => showError(selectedFile.name, problem)}
        />
      ) : (
        <>
          <label className="drop spaced">
            Ajouter une image de cet appareil, ou la déposer ici
            {/* Visually hidden, because its native label is in the browser's language (styles.ts). */}
            <input
              ref={focusOnMount}
              type="file"
              accept="image/*"
              onChange={({ target }) => selectFile(target.files?.[0])}
            />
          </label>
          <ul className="pictures">
            {pictures.filter(isPicturePath).map((picture) => (
              <li key={picture}>
                <Button onClick={() => select(picture)}>
                  <img src={`/${picture}`} alt="" />
                  {picture.replace("images/", "")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <footer className="row">
        {selectedFile && (
          <>
            <Button className="primary" isDisabled={!crop} onClick={() => crop && save(selectedFile, crop)}>
              Utiliser cette image
            </Button>
            <Button onClick={() => selectFile(undefined)}>Une autre image</Button>
          </>
        )}
        <Button onClick={() => dialog.current?.close()}>Fermer</Button>
      </footer>
    </dialog>
  );
}

type CropperProps = {
  file: File;
  minSize: Size;
  onCrop: (crop: Crop) => void;
  onError: (restOfSentence: string) => void;
};

/** Crops an added picture by dragging, arrow keys and zoom. */
function PictureCropper({ file, minSize, onCrop, onError }: CropperProps) {
  // Never revoked here, because the browser does so when the page is closed.
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [maxZoom, setMaxZoom] = useState(1);
  const aspectRatio = minSize.width / minSize.height;
  const handleSize = ({ width, height }: Size) => {
    const problem = sizeProblem({ width, height }, minSize);
    if (problem) return onError(`: ${problem}.`);
    // Limits the zoom so that the crop is not smaller than the displayed picture.
    setMaxZoom(Math.floor((Math.min(width, height * aspectRatio) / minSize.width) * 100) / 100);
  };
  return (
    <>
      <div className="cropper">
        <Cropper
          image={url}
          aspect={aspectRatio}
          crop={position}
          zoom={zoom}
          maxZoom={maxZoom}
          keyboardStep={10}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onCrop(pixels)}
          onMediaLoaded={({ naturalWidth, naturalHeight }) =>
            handleSize({ width: naturalWidth, height: naturalHeight })
          }
          mediaProps={{
            onError: () => onError("ne s’ouvre pas dans ce navigateur. Exportez l’image en JPEG."),
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
