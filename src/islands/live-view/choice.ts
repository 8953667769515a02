import { type Leak, type Quantity, quantities } from "../../network/model";

/** What a tab sets: the hour and the place of the leak at which its sensor answers best. */
const questions: Readonly<Record<Quantity, { minutes: number; leak: Leak }>> = {
  pressure: { minutes: 19 * 60, leak: "after" },
  flow: { minutes: 3 * 60, leak: "after" },
  level: { minutes: 23.5 * 60, leak: "before" },
};

/** What is shown: the sensor of the marked tab, the hour, and whether the network leaks. */
export type Choice = { question: Quantity; minutes: number; isLeaking: boolean };

export function ask(question: Quantity): Choice {
  return { question, minutes: questions[question].minutes, isLeaking: true };
}

/** What the page is loaded with: at night, when a leak shows. */
export const firstChoice = ask("flow");

export function leakOf({ question, isLeaking }: Choice): Leak {
  return isLeaking ? questions[question].leak : "none";
}

/** Whether the hour is that of the marked tab's question. */
export function isAsked({ question, minutes }: Choice): boolean {
  return minutes === questions[question].minutes;
}

/** Before React is there the browser itself marks and moves the controls. What has the focus was touched last. */
export function readChoice(figure: Element): Choice {
  const marked = (name: string) => figure.querySelector<HTMLInputElement>(`[name=${name}]:checked`);
  const asked = ask(quantities.find((each) => each === marked("question")?.value) ?? firstChoice.question);
  if (document.activeElement?.matches("[name=question]")) return asked;
  const minutes = sliderIn(figure)?.valueAsNumber ?? firstChoice.minutes;
  return {
    ...asked,
    minutes: minutes === firstChoice.minutes ? asked.minutes : minutes,
    isLeaking: marked("leak")?.value !== "without",
  };
}

/** Sets the controls that a press on another one has changed. */
export function writeChoice(figure: Element, { minutes, isLeaking }: Choice): void {
  const slider = sliderIn(figure);
  if (slider) slider.valueAsNumber = minutes;
  const segment = figure.querySelector<HTMLInputElement>(`[value=${isLeaking ? "with" : "without"}]`);
  if (segment) segment.checked = true;
}

const sliderIn = (figure: Element) => figure.querySelector<HTMLInputElement>("[type=range]");
