import { bitsPath, wavePath, waves } from "../../components/solutions/measurement-paths";
import { describeMeasurement, measure, toHex } from "../../network/measurement";
import { createSealer } from "./record";

/** In milliseconds; the TLS record changes eight times per second at most. */
const recordInterval = 125;

/** Updates all displayed values from slider and checkbox, without adding elements; returns a cleanup function. */
export function bindMeasurement(root: HTMLElement): () => void {
  const slider = find<HTMLInputElement>(root, "[type=range]");
  const cutCheckbox = find<HTMLInputElement>(root, "[type=checkbox]");
  const status = find<HTMLElement>(root, "[role=status]");
  const findAll = <Type extends Element = HTMLElement>(selector: string) =>
    root.querySelectorAll<Type>(selector);
  const controller = new AbortController();

  const seal = createSealer();
  let lastRecordTime = 0;
  let recordTimer: ReturnType<typeof setTimeout> | undefined;
  const scheduleRecord = (payload: string) => {
    clearTimeout(recordTimer);
    recordTimer = setTimeout(
      async () => {
        lastRecordTime = Date.now();
        const { header, bytes } = await seal(payload);
        for (const node of findAll("[data-header]")) node.textContent = toHex(header);
        for (const node of findAll("[data-bytes]"))
          node.textContent = toHex(bytes.slice(0, Number(node.dataset.bytes)));
        for (const node of findAll<SVGElement>("[data-wave]"))
          node.setAttribute("d", wavePath(bytes, waves[node.dataset.wave as keyof typeof waves]));
      },
      Math.max(0, lastRecordTime + recordInterval - Date.now()),
    );
  };

  const update = () => {
    const pressure = slider.valueAsNumber;
    const measurement = measure(pressure, { isCut: cutCheckbox.checked });
    root.dataset.loop = measurement.loopState;
    root.style.setProperty("--pressure", String(pressure));
    root.style.setProperty("--current", String(measurement.current));
    // While the loop is cut, the drawn window (day-window.tsx) keeps its last value.
    if (!cutCheckbox.checked) root.style.setProperty("--displayed-pressure", String(pressure));
    for (const node of findAll("[data-reading]"))
      node.textContent = measurement.readings[node.dataset.reading as keyof typeof measurement.readings];
    for (const node of findAll("[data-bits]")) node.setAttribute("d", bitsPath(measurement.code));
    const { unit = "", lost = "" } = slider.dataset;
    slider.setAttribute("aria-valuetext", describeMeasurement(measurement, unit, lost));
    scheduleRecord(measurement.payload);
  };
  const announce = () => {
    status.textContent = (cutCheckbox.checked ? status.dataset.cut : status.dataset.restored) ?? "";
  };
  const onInput = ({ target }: Event) => {
    // Hides the invitation to use the slider.
    root.dataset.operated = "";
    update();
    if (target === cutCheckbox) announce();
  };
  root.addEventListener("input", onInput, { signal: controller.signal });

  // Controls may have changed before this script was loaded.
  if (slider.value !== slider.defaultValue || cutCheckbox.checked) {
    root.dataset.operated = "";
    update();
    if (cutCheckbox.checked) announce();
  }
  return () => {
    controller.abort();
    clearTimeout(recordTimer);
  };
}

function find<Type extends Element>(root: Element, selector: string): Type {
  const element = root.querySelector<Type>(selector);
  if (!element) throw new Error(`"${selector}" not found in the measurement.`);
  return element;
}
