import { List } from "immutable";
import { Component } from "react";

/** The texts of a list, which Decap keeps as an immutable one. */
export function words(value: unknown): string[] {
  return List.isList(value) ? value.toArray().map(String) : [];
}

/** A list of texts, one beside the number of each. */
export class Texts extends Component<ControlProps> {
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
            className="bouton"
            aria-label={`${label} : monter`}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="bouton"
            aria-label={`${label} : descendre`}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          >
            ↓
          </button>
        </>
      )}
      {field.get("allow_remove") !== false && (
        <button type="button" className="bouton" aria-label={`${label} : retirer`} onClick={onRemove}>
          ✕
        </button>
      )}
    </span>
  );
}
