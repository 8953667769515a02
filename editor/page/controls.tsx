import { store } from "decap-cms-core/dist/esm/redux/index.js";
import image from "decap-cms-widget-image";
import list from "decap-cms-widget-list";
import number from "decap-cms-widget-number";
import object from "decap-cms-widget-object";
import select from "decap-cms-widget-select";
import text from "decap-cms-widget-text";
import { List } from "immutable";
import { Component } from "react";
import { type DraftProblem, problemsOf, proposedAddresses } from "./draft";
import { labelOfPath } from "./field-labels";
import { pathOfField, registerList } from "./field-path";

/** The controls of the forms: Decap's own, and a few that it lacks, all judged by the contract. */

/** The controls on the page, to have them all check again. */
const mounted = new Set<Component<ControlProps>>();

export function lookAgain(): void {
  for (const control of mounted) control.props.validate();
}

function currentEntry(): ImmutableMap | undefined {
  return store.getState().entryDraft.get("entry") as ImmutableMap | undefined;
}

function pathOf({ parentIds, field }: Pick<ControlProps, "parentIds" | "field">): (string | number)[] {
  return pathOfField(parentIds, String(field.get("name")));
}

/** What is wrong with a control's value; `deep`: also within it, where its parts have no controls. */
function problemsAt(props: ControlProps, deep: boolean): DraftProblem[] {
  const entry = currentEntry();
  if (!entry) return [];
  const path = pathOf(props);
  return problemsOf(entry).filter(
    (problem) =>
      (deep ? problem.path.length >= path.length : problem.path.length === path.length) &&
      path.every((key, index) => key === problem.path[index]),
  );
}

function errorsOf(props: ControlProps, problems: readonly DraftProblem[]): FieldError[] {
  const depth = pathOf(props).length;
  return problems.map(({ path, message }) => {
    const index = path[depth];
    return {
      type: "CUSTOM",
      parentIds: props.parentIds,
      message: typeof index === "number" ? `N° ${index + 1} : ${message}` : message,
    };
  });
}

/** What Decap's own rules get in place of a value: they always pass, so that the contract alone judges. */
const passing = () => "passe";

/** Decap's control with the contract's judgement; `deep` for one that shows a whole list. */
function judged(Control: ControlClass, deep = false): ControlClass {
  return class extends Control {
    override componentDidMount(): void {
      super.componentDidMount?.();
      mounted.add(this);
    }
    override componentWillUnmount(): void {
      super.componentWillUnmount?.();
      mounted.delete(this);
    }
    getValidateValue = passing;
    isValid = (): true | { error: FieldError } => {
      const [first, ...others] = errorsOf(this.props, problemsAt(this.props, deep));
      if (!first) return true;
      return { error: { ...first, message: [first, ...others].map(({ message }) => message).join(" — ") } };
    };
  };
}

/** A list of parts, each with fields of its own: what is wrong with it as a list, or with a part as such. */
class ListControl extends list.controlComponent {
  constructor(props: ControlProps) {
    super(props);
    registerList(props.forID, () => this.state.keys ?? []);
  }
  getValidateValue = passing;
  validateSize = (): FieldError[] => {
    const depth = pathOf(this.props).length;
    const problems = problemsAt(this.props, true).filter(
      ({ path }) => path.length === depth || (path.length === depth + 1 && typeof path[depth] === "number"),
    );
    return errorsOf(this.props, problems);
  };
}

const StockObject = object.controlComponent as new (
  props: ControlProps,
) => Component<ControlProps> & { validate: () => void };

class ObjectControl extends StockObject {
  constructor(props: ControlProps) {
    super(props);
    const { validate } = this;
    this.validate = () => {
      validate();
      this.props.onValidateObject(this.props.forID, errorsOf(this.props, problemsAt(this.props, false)));
    };
  }
}

function words(value: unknown): string[] {
  return List.isList(value) ? value.toArray().map(String) : [];
}

/** A text that the specification fixes. */
class Fixed extends Component<ControlProps> {
  override render() {
    return (
      <output id={this.props.forID} className="fixe">
        {String(this.props.value ?? this.props.field.get("default") ?? "")}
      </output>
    );
  }
}

/** An input; Decap's own restores the cursor of before the field was entered, which loses a selection. */
function input(type: "text" | "date"): ControlClass {
  return class extends Component<ControlProps> {
    override render() {
      const { forID, value, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      return (
        <input
          type={type}
          id={forID}
          className={classNameWrapper}
          value={String(value ?? "")}
          onChange={({ target }) => onChange(target.value)}
          onFocus={setActiveStyle}
          onBlur={setInactiveStyle}
        />
      );
    }
  };
}

/** An address of the site, proposed as it is typed. */
class Address extends Component<ControlProps> {
  override render() {
    const { forID, value, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    return (
      <>
        <input
          type="text"
          id={forID}
          className={classNameWrapper}
          value={String(value ?? "")}
          list={`${forID}-adresses`}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          onFocus={setActiveStyle}
          onBlur={setInactiveStyle}
        />
        <datalist id={`${forID}-adresses`}>
          {proposedAddresses().map((address) => (
            <option key={address} value={address} />
          ))}
        </datalist>
      </>
    );
  }
}

/** A list of texts, one beside the number of each. */
class Texts extends Component<ControlProps> {
  private change(change: (entries: string[]) => void): void {
    const entries = words(this.props.value);
    change(entries);
    this.props.onChange(List(entries));
  }
  private move(index: number, by: number): void {
    this.change((entries) => entries.splice(index + by, 0, ...entries.splice(index, 1)));
  }
  override render() {
    const { forID, field, value, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const entries = words(value);
    const item = String(field.get("label_singular"));
    const isLong = field.get("item") === "text";
    return (
      <ol className="liste" id={forID}>
        {entries.map((entry, index) => {
          const shared = {
            "aria-label": `${item} ${index + 1}`,
            className: classNameWrapper,
            value: entry,
            onFocus: setActiveStyle,
            onBlur: setInactiveStyle,
            onChange: ({ target }: { target: { value: string } }) =>
              this.change((texts) => texts.splice(index, 1, target.value)),
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
            <li key={index}>
              {isLong ? <textarea rows={4} {...shared} /> : <input type="text" {...shared} />}
              <Mover
                label={`${item} ${index + 1}`}
                field={field}
                index={index}
                count={entries.length}
                onMove={(by) => this.move(index, by)}
                onRemove={() => this.change((texts) => texts.splice(index, 1))}
              />
            </li>
          );
        })}
        {field.get("allow_add") !== false && (
          <li>
            <button type="button" className="bouton" onClick={() => this.change((texts) => texts.push(""))}>
              Ajouter : {item.toLowerCase()}
            </button>
          </li>
        )}
      </ol>
    );
  }
}

type MoverProps = {
  label: string;
  field: ImmutableMap;
  index: number;
  count: number;
  onMove: (by: number) => void;
  onRemove: () => void;
};

function Mover({ label, field, index, count, onMove, onRemove }: MoverProps) {
  const mayMove = field.get("allow_reorder") !== false && count > 1;
  return (
    <span className="deplacer">
      {mayMove && (
        <>
          <button
            type="button"
            aria-label={`${label} : monter`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={`${label} : descendre`}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            ↓
          </button>
        </>
      )}
      {field.get("allow_remove") !== false && (
        <button type="button" aria-label={`${label} : retirer`} onClick={onRemove}>
          ✕
        </button>
      )}
    </span>
  );
}

/** A row of numbers, as many as the contract requires. */
class Numbers extends Component<ControlProps> {
  override render() {
    const { forID, field, value, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const numbers = List.isList(value) ? value.toArray() : [];
    const label = String(field.get("label"));
    return (
      <ol className="nombres" id={forID}>
        {numbers.map((number, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
          <li key={index}>
            <label>
              <span>{index}</span>
              <input
                type="number"
                step="any"
                aria-label={`${label} : ${index}`}
                className={classNameWrapper}
                value={typeof number === "number" ? number : ""}
                onFocus={setActiveStyle}
                onBlur={setInactiveStyle}
                onChange={({ target }) =>
                  onChange(List(numbers.with(index, target.value === "" ? "" : Number(target.value))))
                }
              />
            </label>
          </li>
        ))}
      </ol>
    );
  }
}

/** The values that are still examples: a click says that one is the real one now. */
class Marks extends Component<ControlProps> {
  override render() {
    const { forID, value, onChange } = this.props;
    const marks = words(value);
    const name = String(currentEntry()?.get("slug") ?? "");
    return (
      <div id={forID} className={marks.length === 0 ? "exemples vide" : "exemples"}>
        <ul>
          {marks.map((mark) => (
            <li key={mark}>
              <span>{labelOfPath(name, mark)}</span>
              <button
                type="button"
                className="bouton"
                onClick={() => onChange(List(marks.filter((other) => other !== mark)))}
              >
                C’est la vraie valeur
              </button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
}

export const controls: Record<string, ControlClass> = {
  string: judged(input("text")),
  text: judged(text.controlComponent),
  number: judged(number.controlComponent),
  image: judged(image.controlComponent),
  select: judged(select.controlComponent, true),
  object: ObjectControl,
  list: ListControl,
  fixed: judged(Fixed),
  date: judged(input("date")),
  address: judged(Address),
  texts: judged(Texts, true),
  numbers: judged(Numbers, true),
  marks: judged(Marks, true),
};
