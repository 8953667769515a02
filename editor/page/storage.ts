import { attempt } from "../../src/browser/attempt";

/** What this tab keeps, in the browser's storage where site data is not blocked. */
export class StoredText {
  private text: string | undefined;

  constructor(
    private readonly name: string,
    private readonly area: () => Storage,
  ) {}

  read(): string {
    if (this.text === undefined) this.text = attempt(() => this.area().getItem(this.name)) ?? "";
    return this.text;
  }

  write(text: string): void {
    this.text = text;
    attempt(() => (text ? this.area().setItem(this.name, text) : this.area().removeItem(this.name)));
  }
}
