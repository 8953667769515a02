import { type Leak, type Quantity, quantities } from "../../network/model";

/** The time and leak that answer each tab's question most clearly. */
const presets: Readonly<Record<Quantity, { minutes: number; leak: Leak }>> = {
  pressure: { minutes: 19 * 60, leak: "after" },
  flow: { minutes: 3 * 60, leak: "after" },
  level: { minutes: 23.5 * 60, leak: "before" },
};

/** The selected tab, the time, and whether the network leaks. */
export type Choice = { quantity: Quantity; minutes: number; isLeaking: boolean };

/** The quantity and time to set when the quantity's tab is selected; `isLeaking` does not change. */
export const presetFor = (quantity: Quantity) => ({ quantity, minutes: presets[quantity].minutes });

/** The initial state, at night, when a leak is most visible. */
export const initialChoice: Choice = { ...presetFor("flow"), isLeaking: true };

export function leakOf({ quantity, isLeaking }: Choice): Leak {
  return isLeaking ? presets[quantity].leak : "none";
}

/** Reads controls that were changed before hydration. A focused tab was changed last, so its preset sets the time. */
export function readChoice(figure: Element): Choice {
  const checkedInput = (name: string) => figure.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
  const preset = presetFor(
    quantities.find((quantity) => quantity === checkedInput("question")?.value) ?? initialChoice.quantity,
  );
  const isLeaking = checkedInput("leak")?.value !== "without";
  const minutes = sliderIn(figure)?.valueAsNumber ?? initialChoice.minutes;
  const isTabFocused = document.activeElement?.matches("[name=question]");
  const isSliderMoved = minutes !== initialChoice.minutes;
  return { ...preset, isLeaking, minutes: isSliderMoved && !isTabFocused ? minutes : preset.minutes };
}

export function writeMinutes(figure: Element, minutes: number): void {
  const slider = sliderIn(figure);
  if (slider) slider.valueAsNumber = minutes;
}

const sliderIn = (figure: Element) => figure.querySelector<HTMLInputElement>("[type=range]");
