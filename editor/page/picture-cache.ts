import { type PictureFacts, unreadable, wrongEnding } from "../../src/content/check/picture-format";
import { formatOf, isWholeJpeg } from "../forms/picture-file";
import type { KnownPictures, Snapshot, Upload } from "../forms/save";
import type { Backend } from "./backend";

/** A picture that the browser has decoded. */
export type OpenPicture = { facts: PictureFacts; url: string };

/** The added file, or for a picture of data/ its path with its version. */
type Source = Blob | string;

export type FormPictures = ReturnType<PictureCache["forForm"]>;

/** Until a picture is decoded, the check must find it neither missing nor too small. */
const unknownFacts: PictureFacts = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** Decodes each picture of data/, and each that was added to a form, once. */
export class PictureCache {
  /** Changes whenever a picture has been decoded. */
  version = 0;
  private onOpened = () => {};
  private readonly opening = new Map<Source, Promise<void>>();
  private readonly opened = new Map<Source, OpenPicture>();

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

  private async read(file: string, source: Source): Promise<void> {
    const bytes = typeof source === "string" ? await this.readSaved(file) : source;
    this.opened.set(source, { facts: await factsOf(file, bytes), url: URL.createObjectURL(bytes) });
    this.version += 1;
    this.onOpened();
  }
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
