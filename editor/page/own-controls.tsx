import { List } from "immutable";
import { Component } from "react";
import { labelOfPath } from "./field-labels";
import { openForm } from "./open-form";
import { words } from "./text-list";

/** The controls that Decap lacks, or has in a way that loses something. */

/** A text that the specification fixes. */
export class Fixed extends Component<ControlProps> {
  override render() {
    return (
      <output id={this.props.forID} className="fixe">
        {String(this.props.value ?? this.props.field.get("default") ?? "")}
      </output>
    );
  }
}

/** An input; Decap's own restores the cursor of before the field was entered, which loses a selection. */
export function input(type: "text" | "date", proposals: () => readonly string[] = () => []): ControlClass {
  return class extends Component<ControlProps> {
    override render() {
      const { forID, value, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      return (
        <>
          <input
            type={type}
            id={forID}
            className={classNameWrapper}
            value={String(value ?? "")}
            list={`propositions-${forID}`}
            onChange={({ target }) => onChange(target.value)}
            onFocus={setActiveStyle}
            onBlur={setInactiveStyle}
          />
          <datalist id={`propositions-${forID}`}>
            {proposals().map((proposal) => (
              <option key={proposal} value={proposal} />
            ))}
          </datalist>
        </>
      );
    }
  };
}

/** A row of numbers, as many as the contract requires. */
export class Numbers extends Component<ControlProps> {
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
export class Marks extends Component<ControlProps> {
  override render() {
    const { forID, value, classNameWrapper, onChange } = this.props;
    const marks = words(value);
    const name = String(openForm()?.get("slug") ?? "");
    return (
      <div id={forID} className={`${classNameWrapper} exemples${marks.length === 0 ? " vide" : ""}`}>
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
