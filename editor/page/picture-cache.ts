import { type PictureFacts, unreadable, wrongEnding } from "../../src/content/check/picture-format";
import { centred, cropOf, formatOf, isWholeJpeg } from "../forms/picture-file";
import { type KnownPictures, type Snapshot, type Upload, unknownFacts } from "../forms/save";
import type { Backend } from "./backend";

/** A picture that the browser has decoded. */
type OpenPicture = { facts: PictureFacts; url: string };

/** The added file, or for a picture of data/ its path with its version. */
type Source = Blob | string;

export type FormPictures = ReturnType<PictureCache["forForm"]>;

/** Decodes each picture of data/, and each that was added to a form, once. */
export class PictureCache {
  /** Changes whenever a picture has been decoded. */
  version = 0;
  private onOpened = () => {};
  private readonly opening = new Map<Source, Promise<void>>();
  private readonly opened = new Map<Source, OpenPicture>();
  private readonly cuts = new Map<string, string>();

  constructor(private readonly readSaved: Backend["readPicture"]) {}

  /** One form is open at a time: there is one listener. */
  subscribe = (listener: () => void) => {
    this.onOpened = listener;
    return () => {};
  };

  /** The pictures of data/ with those that were added to a form, by their paths. */
  forForm({ pictures }: Snapshot, uploads: readonly Upload[]) {
    const sources = new Map<string, Source>([
      ...uploads.map(({ name, file }) => [`images/${name}`, file] as const).toReversed(),
      ...[...pictures].map(([file, version]) => [file, `${file} ${version}`] as const),
    ]);
    const get = (file: string) => this.opened.get(sources.get(file) ?? "");
    return {
      files: [...sources.keys()],
      get,
      open: (file: string) => this.open(file, sources.get(file)),
      /** The address of a picture as the build cuts it; opens it, and is empty until that is done. */
      cut: (file: string, aspectRatio: number) => {
        const picture = get(file);
        if (!picture) void this.open(file, sources.get(file));
        return picture ? this.cut(picture, aspectRatio) : "";
      },
      /** For the content check. */
      facts: (): KnownPictures =>
        new Map([...sources.keys()].map((file) => [file, get(file)?.facts ?? unknownFacts])),
    };
  }

  /** Resolves once the picture is decoded, or could not be read: then the next call tries again. */
  private open(file: string, source: Source | undefined): Promise<void> {
    if (source === undefined) return Promise.resolve();
    const running =
      this.opening.get(source) ?? this.read(file, source).catch(() => void this.opening.delete(source));
    this.opening.set(source, running);
    return running;
  }

  private cut({ facts, url }: OpenPicture, aspectRatio: number): string {
    if (!("width" in facts) || Math.abs(facts.width / facts.height - aspectRatio) < 0.01) return url;
    const key = `${url} ${aspectRatio}`;
    const known = this.cuts.get(key);
    if (known !== undefined) return known;
    this.cuts.set(key, "");
    void cutToMiddle(url, aspectRatio).then((cut) => {
      this.cuts.set(key, cut);
      this.changed();
    });
    return "";
  }

  private changed(): void {
    this.version += 1;
    this.onOpened();
  }

  private async read(file: string, source: Source): Promise<void> {
    const bytes = typeof source === "string" ? await this.readSaved(file) : source;
    this.opened.set(source, { facts: await factsOf(file, bytes), url: URL.createObjectURL(bytes) });
    this.changed();
  }
}

/** What the build's sharp does («cover», at the centre), no wider than a preview shows it. */
async function cutToMiddle(url: string, aspectRatio: number): Promise<string> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const whole = { width: image.naturalWidth, height: image.naturalHeight };
  const { x, y, width, height } = cropOf(whole, { width: aspectRatio, height: 1 }, centred);
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(width, 1600);
  canvas.height = canvas.width / aspectRatio;
  canvas.getContext("2d")?.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  return cut ? URL.createObjectURL(cut) : url;
}

/** What the content check reads with sharp (content/check/pictures.ts), here with the browser's decoder. */
async function factsOf(name: string, bytes: Blob): Promise<PictureFacts> {
  const format = formatOf(new Uint8Array(await bytes.slice(0, 12).arrayBuffer()));
  const wrong = format ? wrongEnding(format, name) : unreadable;
  if (wrong) return wrong;
  return decode(bytes).then(
    ({ width, height }) => ({ width, height }),
    () => unreadable,
  );
}

/** Upright, as browsers show it; throws for what is no whole picture. A GIF is none: one of its frames is all that would be left. */
export async function decode(file: Blob): Promise<ImageBitmap> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const format = formatOf(bytes);
  if (format === "gif" || (format === "jpeg" && !isWholeJpeg(bytes))) throw new Error(unreadable.failure);
  return createImageBitmap(file);
}
