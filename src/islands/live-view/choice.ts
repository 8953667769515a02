import { type Leak, type Quantity, quantities } from "../../network/model";

/** What a tab sets: the hour and the place of the leak at which its sensor answers best. */
const questions: Readonly<Record<Quantity, { minutes: number; leak: Leak }>> = {
  pressure: { minutes: 19 * 60, leak: "after" },
  flow: { minutes: 3 * 60, leak: "after" },
  level: { minutes: 23.5 * 60, leak: "before" },
};

/** What is shown: the sensor of the marked tab, the hour, and whether the network leaks. */
export type Choice = { question: Quantity; minutes: number; isLeaking: boolean };

export const presetFor = (question: Quantity) => ({ question, minutes: questions[question].minutes });

/** What the page is loaded with: at night, when a leak shows. */
export const firstChoice: Choice = { ...presetFor("flow"), isLeaking: true };

export function leakOf({ question, isLeaking }: Choice): Leak {
  return isLeaking ? questions[question].leak : "none";
}

/** Before React is there the browser itself marks and moves the controls. What has the focus was touched last. */
export function readChoice(figure: Element): Choice {
  const marked = (name: string) => figure.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
  const preset = presetFor(
    quantities.find((each) => each === marked("question")?.value) ?? firstChoice.question,
  );
  const isLeaking = marked("leak")?.value !== "without";
  const minutes = sliderIn(figure)?.valueAsNumber ?? firstChoice.minutes;
  const isUntouched = document.activeElement?.matches("[name=question]") || minutes === firstChoice.minutes;
  return { ...preset, isLeaking, minutes: isUntouched ? preset.minutes : minutes };
}

/** Moves the cursor to the hour that a press on a tab has set. */
export function writeMinutes(figure: Element, minutes: number): void {
  const slider = sliderIn(figure);
  if (slider) slider.valueAsNumber = minutes;
}

const sliderIn = (figure: Element) => figure.querySelector<HTMLInputElement>("[type=range]");
