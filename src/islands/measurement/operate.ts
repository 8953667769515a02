import { bitsPath, wavePath, waves } from "../../components/solutions/measured-paths";
import { hex, measure, readingInWords } from "../../network/measurement";
import { createSealer } from "./record";

/** In milliseconds; limits the record to eight updates per second. */
const recordInterval = 125;

/** Updates the whole chain from range and checkbox, without adding elements; returns a cleanup function. */
export function operate(root: HTMLElement): () => void {
  const range = find<HTMLInputElement>(root, "[type=range]");
  const cut = find<HTMLInputElement>(root, "[type=checkbox]");
  const status = find<HTMLElement>(root, "[role=status]");
  const findAll = <Type extends Element = HTMLElement>(selector: string) =>
    root.querySelectorAll<Type>(selector);
  const controller = new AbortController();
  const { signal } = controller;

  const seal = createSealer();
  let sentAt = 0;
  let sending: ReturnType<typeof setTimeout> | undefined;
  const send = (payload: string) => {
    clearTimeout(sending);
    sending = setTimeout(
      async () => {
        sentAt = Date.now();
        const { header, bytes } = await seal(payload);
        for (const each of findAll("[data-header]")) each.textContent = hex(header);
        for (const each of findAll("[data-bytes]"))
          each.textContent = hex(bytes.slice(0, Number(each.dataset.bytes)));
        for (const each of findAll<SVGElement>("[data-wave]"))
          each.setAttribute("d", wavePath(bytes, waves[each.dataset.wave as keyof typeof waves]));
      },
      Math.max(0, sentAt + recordInterval - Date.now()),
    );
  };

  const show = () => {
    const pressure = range.valueAsNumber;
    const measurement = measure(pressure, cut.checked);
    root.dataset.loop = measurement.loop;
    root.style.setProperty("--bar", String(pressure));
    root.style.setProperty("--current", String(measurement.current));
    // While the loop is cut, the screen keeps the last value.
    if (!cut.checked) root.style.setProperty("--shown", String(pressure));
    for (const each of findAll("[data-reading]"))
      each.textContent = measurement.readings[each.dataset.reading as keyof typeof measurement.readings];
    for (const each of findAll("[data-bits]")) each.setAttribute("d", bitsPath(measurement.code));
    const { unit = "", lost = "" } = range.dataset;
    range.setAttribute("aria-valuetext", readingInWords(measurement, unit, lost));
    send(measurement.payload);
  };
  const announce = () => {
    status.textContent = (cut.checked ? status.dataset.cut : status.dataset.restored) ?? "";
  };
  const onInput = ({ target }: Event) => {
    root.dataset.operated = "";
    show();
    if (target === cut) announce();
  };
  root.addEventListener("input", onInput, { signal });

  // Controls may have changed before this script was loaded.
  if (range.value !== range.defaultValue || cut.checked) {
    root.dataset.operated = "";
    show();
    if (cut.checked) announce();
  }
  return () => {
    controller.abort();
    clearTimeout(sending);
  };
}

function find<Type extends Element>(root: Element, selector: string): Type {
  const element = root.querySelector<Type>(selector);
  if (!element) throw new Error(`"${selector}" not found in the measurement.`);
  return element;
}
