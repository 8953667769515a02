import list from "decap-cms-widget-list";
import object from "decap-cms-widget-object";
import type { Component } from "react";
import type { Judgement } from "../forms/save";
import { problemsOf } from "./contents";
import { pathOfField, registerList } from "./field-path";
import { openForm } from "./open-form";

/** How Decap's controls come by the contract's judgement, in the place of rules of their own. */

/** The controls on the page, to have them all check again. */
const mounted = new Set<Component<ControlProps>>();

export function lookAgain(): void {
  for (const control of mounted) control.props.validate();
}

function pathOf({ parentIds, field }: Pick<ControlProps, "parentIds" | "field">): (string | number)[] {
  return pathOfField(parentIds, String(field.get("name")));
}

/** What is wrong with a control's value; `deep`: also within it, where its parts have no controls. */
function problemsAt(props: ControlProps, deep: boolean): Judgement[] {
  const entry = openForm();
  if (!entry) return [];
  const path = pathOf(props);
  return problemsOf(entry).filter(
    (problem) =>
      (deep ? problem.path.length >= path.length : problem.path.length === path.length) &&
      path.every((key, index) => key === problem.path[index]),
  );
}

function errorsOf(props: ControlProps, problems: readonly Judgement[]): FieldError[] {
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
export function judged(Control: ControlClass, deep = false): ControlClass {
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
export class ListControl extends list.controlComponent {
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

export class ObjectControl extends StockObject {
  constructor(props: ControlProps) {
    super(props);
    const { validate } = this;
    this.validate = () => {
      validate();
      this.props.onValidateObject(this.props.forID, errorsOf(this.props, problemsAt(this.props, false)));
    };
  }
}
