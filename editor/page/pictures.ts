import type { PictureFacts } from "../../src/content/check/picture-format";
import { unreadable, wrongEnding } from "../../src/content/check/picture-format";
import type { Data, KnownPictures } from "../forms/save";
import type { Place, Upload } from "./place";

/** A picture that the browser has opened: what it turned out to be, and where it can be shown from. */
export type OpenPicture = { facts: PictureFacts; url: string };

/** Not yet opened: neither missing nor too small. */
const unknownYet: PictureFacts = { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };

/** The pictures of data/ and those that were added to a form, each opened once. */
export class Pictures {
  /** Another one whenever a picture has been opened. */
  version = 0;
  private onOpened = () => {};
  private readonly opening = new Map<Blob | string, Promise<void>>();
  private readonly opened = new Map<Blob | string, OpenPicture>();

  constructor(private readonly readSaved: Place["readPicture"]) {}

  /** By the form that is open: there is one at a time. */
  subscribe = (listener: () => void) => {
    this.onOpened = listener;
    return () => {};
  };

  /** Resolves once the picture is open, or can't be read; then it is tried again the next time. */
  open(file: string, data: Data, uploads: readonly Upload[]): Promise<void> {
    const key = keyOf(file, data, uploads);
    if (key === undefined) return Promise.resolve();
    const running = this.opening.get(key) ?? this.read(file, key).catch(() => void this.opening.delete(key));
    this.opening.set(key, running);
    return running;
  }

  private async read(file: string, key: Blob | string): Promise<void> {
    const bytes = typeof key === "string" ? await this.readSaved(file) : key;
    this.opened.set(key, { facts: await factsOf(file, bytes), url: URL.createObjectURL(bytes) });
    this.version += 1;
    this.onOpened();
  }

  get(file: string, data: Data, uploads: readonly Upload[]): OpenPicture | undefined {
    return this.opened.get(keyOf(file, data, uploads) ?? "");
  }

  /** What is known of every picture, for the check. */
  known(data: Data, uploads: readonly Upload[]): KnownPictures {
    const files = [...data.pictures.keys(), ...uploads.map(({ name }) => `images/${name}`)];
    return new Map(files.map((file) => [file, this.get(file, data, uploads)?.facts ?? unknownYet]));
  }
}

function keyOf(file: string, { pictures }: Data, uploads: readonly Upload[]): Blob | string | undefined {
  const upload = uploads.find(({ name }) => `images/${name}` === file);
  const version = pictures.get(file);
  return upload?.file ?? (version === undefined ? undefined : `${file} ${version}`);
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
