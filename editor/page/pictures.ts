import { type PictureFacts, unreadable, wrongEnding } from "../../src/content/check/picture-format";
import type { Data, KnownPictures, Upload } from "../forms/save";
import type { Place } from "./place";

/** A picture that the browser has opened: what it turned out to be, and where it can be shown from. */
export type OpenPicture = { facts: PictureFacts; url: string };

/** What a picture is read from: the file that was added, or data/; then its path with its version stands for it. */
type Source = Blob | string;

export type FormPictures = ReturnType<Pictures["of"]>;

/** Not yet opened: neither missing nor too small. */
const unknownYet: PictureFacts = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** The pictures of data/ and those that were added to a form, each opened once. */
export class Pictures {
  /** Another one whenever a picture has been opened. */
  version = 0;
  private onOpened = () => {};
  private readonly opening = new Map<Source, Promise<void>>();
  private readonly opened = new Map<Source, OpenPicture>();

  constructor(private readonly readSaved: Place["readPicture"]) {}

  /** By the form that is open: there is one at a time. */
  subscribe = (listener: () => void) => {
    this.onOpened = listener;
    return () => {};
  };

  /** The pictures of data/ with those that were added to a form, by their paths. */
  of({ pictures }: Data, uploads: readonly Upload[]) {
    const sources = new Map<string, Source>([
      ...uploads.map(({ name, file }) => [`images/${name}`, file] as const).toReversed(),
      ...[...pictures].map(([file, version]) => [file, `${file} ${version}`] as const),
    ]);
    const get = (file: string) => this.opened.get(sources.get(file) ?? "");
    return {
      files: [...sources.keys()],
      get,
      open: (file: string) => this.open(file, sources.get(file)),
      /** For the check. */
      known: (): KnownPictures =>
        new Map([...sources.keys()].map((file) => [file, get(file)?.facts ?? unknownYet])),
    };
  }

  /** Resolves once the picture is open, or can't be read; then it is tried again the next time. */
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

/** What a picture turns out to be, as the content check finds it (content/check/pictures.ts), by the browser's decoder. */
async function factsOf(name: string, bytes: Blob): Promise<PictureFacts> {
  const format = formatOf(new Uint8Array(await bytes.slice(0, 12).arrayBuffer()));
  const wrong = format && wrongEnding(format, name);
  if (wrong) return wrong;
  return createImageBitmap(bytes).then(
    ({ width, height }) => ({ width, height }),
    () => unreadable,
  );
}

/** By the first bytes, as the formats have them; named as sharp does. */
function formatOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (text.startsWith("\u0089PNG")) return "png";
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (text.slice(4, 11) === "ftypavi") return "heif";
  return undefined;
}
