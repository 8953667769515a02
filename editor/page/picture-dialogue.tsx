import { css } from "@emotion/react";
import { type DragEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { color, size, space } from "../../src/theme/tokens";
import { visuallyHidden } from "../../src/theme/visually-hidden";
import { pictureName } from "../forms/picture-name";
import type { Data } from "../forms/save";
import { Button, floatingStyle } from "./controls";
import type { Pictures } from "./pictures";
import type { Upload } from "./place";

type Props = {
  data: Data;
  uploads: readonly Upload[];
  pictures: Pictures;
  /** In bytes. */
  largest: number;
  chosen: string;
  onAdd: (upload: Upload) => void;
  onChoose: (picture: string) => void;
  onClose: () => void;
};

/** The pictures of data/, and a way to add one: chosen, or dropped on it. */
export function PictureDialogue({
  data,
  uploads,
  pictures,
  largest,
  chosen,
  onAdd,
  onChoose,
  onClose,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [picture, setPicture] = useState(chosen);
  const [refusal, setRefusal] = useState("");
  useSyncExternalStore(pictures.subscribe, () => pictures.version);
  const files = [...uploads.map(({ name }) => `images/${name}`).toReversed(), ...data.pictures.keys()];

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    for (const file of files) pictures.open(file, data, uploads).catch(() => {});
  });

  const add = (file: File | undefined) => {
    if (!file) return;
    if (file.size > largest) {
      const size = Math.ceil(file.size / 1_000_000);
      setRefusal(
        `«${file.name}» pèse ${size} Mo ; ${largest / 1_000_000} Mo au plus : exportez-la plus petite.`,
      );
      return;
    }
    const taken = files.map((known) => known.replace("images/", ""));
    const name = pictureName(file.name, taken);
    onAdd({ name, file });
    setPicture(`images/${name}`);
    setRefusal("");
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    add(event.dataTransfer.files[0]);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="images-titre"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      css={[floatingStyle, styles.dialog]}
    >
      <h2 id="images-titre" css={styles.title}>
        Images du site
      </h2>
      <label css={styles.add}>
        Ajouter une image de cet ordinateur, ou la déposer ici
        {/* The browser's own words for it are in the browser's language. */}
        <input
          css={visuallyHidden}
          type="file"
          accept=".jpg,.jpeg,.png,.webp,.avif"
          onChange={({ target }) => add(target.files?.[0])}
        />
      </label>
      <p role="alert" css={styles.refusal}>
        {refusal}
      </p>
      <fieldset css={styles.pictures}>
        <legend>Choisir une image</legend>
        {files.map((file) => (
          <label key={file} css={styles.picture}>
            <input type="radio" name="image" checked={file === picture} onChange={() => setPicture(file)} />
            <span css={styles.frame}>
              <img src={pictures.get(file, data, uploads)?.url} alt="" />
            </span>
            {file.replace("images/", "")}
          </label>
        ))}
      </fieldset>
      <div css={styles.ways}>
        <Button
          isFilled
          isOff={!picture}
          onClick={() => {
            onChoose(picture);
            dialog.current?.close();
          }}
        >
          Utiliser cette image
        </Button>
        <Button onClick={() => dialog.current?.close()}>Fermer</Button>
      </div>
    </dialog>
  );
}

const styles = {
  dialog: css({
    inlineSize: `min(64rem, calc(100vw - 2 * ${space.m}))`,
    maxInlineSize: "none",
    maxBlockSize: `calc(100dvh - 2 * ${space.m})`,
    overscrollBehavior: "contain",
  }),
  title: css({ fontSize: "1.5rem" }),
  add: css({
    position: "relative",
    display: "block",
    marginBlockStart: space.m,
    padding: space.l,
    border: `2px dashed ${color.controlLine}`,
    borderRadius: size.radius,
    color: color.brand,
    fontWeight: 600,
    textAlign: "center",
    cursor: "pointer",
    "&:focus-within": { outline: `3px solid ${color.copper}`, outlineOffset: 3 },
  }),
  refusal: css({ color: color.danger, fontWeight: 600 }),
  pictures: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(10rem, 100%), 1fr))",
    gap: space.s,
    marginBlock: space.m,
    "& legend": { marginBlockEnd: space.xs, fontWeight: 600 },
  }),
  picture: css({
    display: "block",
    padding: space.xs,
    border: `1px solid ${color.line}`,
    fontSize: "0.9375rem",
    cursor: "pointer",
    "&:has(:checked)": { outline: `3px solid ${color.brand}` },
  }),
  frame: css({
    display: "grid",
    blockSize: "7rem",
    "& img": { inlineSize: "100%", blockSize: "100%", objectFit: "contain" },
  }),
  ways: css({
    position: "sticky",
    insetBlockEnd: `calc(-1 * ${space.l})`,
    margin: `0 calc(-1 * ${space.l}) calc(-1 * ${space.l})`,
    padding: `${space.m} ${space.l}`,
    display: "flex",
    flexWrap: "wrap",
    gap: space.xs,
    background: color.surface,
  }),
};
