import type { CmsWidgetControlProps } from "decap-cms-core";
import { Component } from "react";
import { valueAt } from "../../src/content/walk";
import { type Judgement, NotSaved } from "../forms/save";
import { type Draft, draftOf, openPictures, problemsOf } from "./contents";
import { formOf } from "./field-labels";
import { FormFields, type Surroundings } from "./fields";
import type { Held } from "./held";
import { goTo, Notice } from "./notice";

type Props = CmsWidgetControlProps<string>;

type State = {
  /** The fields that have been left with something in them: only then does one say what is wrong with it. */
  left: ReadonlySet<string>;
  /** A save was refused: with a sentence, or for what is wrong with fields beyond what the page sees by itself. */
  refusal?: { draft: Draft; message?: string; problems: Judgement[] };
};

let open: Form | undefined;
let onShown: () => void = () => {};

export function openForm(): Form | undefined {
  return open;
}

/** Until the next form is on the page. */
export function nextForm(): Promise<void> {
  return new Promise((resolve) => {
    onShown = resolve;
  });
}

/**
 * A file's form: for Decap a control of one field, which holds the file's text. Everything in it is ours, since Decap's
 * own forms judge by rules of their own and give no control its path.
 */
export class Form extends Component<Props, State> {
  override state: State = { left: new Set() };
  private readonly pictureControl = "image";
  private lastSave: { from: string; to: string } | undefined;
  private takePicture: ((picture: string) => void) | undefined;

  override componentDidMount(): void {
    open = this;
    onShown();
    this.look();
  }
  /** A picture that is chosen arrives with other properties than the value. */
  override shouldComponentUpdate(): boolean {
    return true;
  }
  override componentDidUpdate(before: Props): void {
    const picture = this.props.mediaPaths.get(this.pictureControl);
    if (picture) {
      this.props.onRemoveInsertedMedia(this.pictureControl);
      this.takePicture?.(picture);
    }
    if (before.value !== this.props.value) this.look();
  }
  override componentWillUnmount(): void {
    open = undefined;
  }

  /** Decap asks before it saves. */
  isValid = (): boolean => {
    const draft = this.draft();
    const [first] = problemsOf(draft);
    this.setState({ refusal: first && { draft, problems: [] } });
    if (first) goTo(first.path);
    return !first;
  };

  draft(): Draft {
    return draftOf(this.props.getEntry());
  }

  /** By the contract, and what a save was refused for, until it is changed: a picture that can't be read whole. */
  private problemsOf(draft: Draft): Judgement[] {
    const textAt = (of: Draft, path: Judgement["path"]) => JSON.stringify(valueAt(of.content, path));
    const textOf = ({ path, message }: Judgement) => JSON.stringify([path, message]);
    const { refusal } = this.state;
    const still = refusal?.problems.filter(({ path }) => textAt(refusal.draft, path) === textAt(draft, path));
    const all = [...problemsOf(draft), ...(still ?? [])];
    return [...new Map(all.map((problem) => [textOf(problem), problem])).values()];
  }

  /** Says why it is not saved. */
  refuse(error: unknown): void {
    const problems = error instanceof NotSaved ? error.problems : [];
    const [first] = problems;
    const message = error instanceof Error ? error.message : String(error);
    this.setState({ refusal: { draft: this.draft(), message: first ? undefined : message, problems } });
    if (first) goTo(first.path);
  }

  private look(): void {
    openPictures(this.draft()).then(
      (isNew) => isNew && this.forceUpdate(),
      () => {},
    );
  }

  /** The next save begins where this one has ended, as soon as something is changed again. */
  noteSaved(from: string, to: string): void {
    this.lastSave = { from, to };
  }

  private held(): Held {
    return JSON.parse(this.props.value);
  }

  private change = (content: unknown): void => {
    const { base } = this.held();
    const held: Held = { base: base === this.lastSave?.from ? this.lastSave.to : base, content };
    this.props.onChange(JSON.stringify(held));
  };

  override render() {
    const { forID, field, getAsset, onOpenMediaLibrary } = this.props;
    const { left, refusal } = this.state;
    const draft = this.draft();
    const problems = this.problemsOf(draft);
    const surroundings: Surroundings = {
      file: draft.name,
      problems: problems.filter(({ path }) => refusal || left.has(path.join("."))),
      onLeave: (id) => this.setState({ left: new Set([...left, id]) }),
      addressOf: (picture) => getAsset(picture).url,
      onChoosePicture: (picture, take) => {
        this.takePicture = take;
        onOpenMediaLibrary({ controlID: this.pictureControl, forImage: true, value: picture, field });
      },
    };
    return (
      <div id={forID} className="formulaire">
        <FormFields
          fields={formOf(draft.name)}
          value={this.held().content}
          onChange={this.change}
          surroundings={surroundings}
        />
        {refusal && (refusal.message || problems.length > 0) && (
          <Notice
            file={draft.name}
            message={refusal.message}
            problems={problems}
            onClose={() => this.setState({ refusal: undefined })}
          />
        )}
      </div>
    );
  }
}
