/**
 * Lets a pointer turn the knob on the pipe's section, which moves the native range. It is part of the page: what is
 * turned before the island's script is there is in the range, from which that script reads it.
 */
export function operateKnob(root: ParentNode): () => void {
  const dial = root.querySelector<SVGGraphicsElement>("[data-dial]");
  const range = root.querySelector<HTMLInputElement>("[type=range]");
  if (!dial || !range) return () => {};
  const controller = new AbortController();
  const listen = (type: "pointerdown" | "pointermove", act: (event: PointerEvent) => void) =>
    dial.addEventListener(type, act, { signal: controller.signal });

  const turn = ({ clientX, clientY }: PointerEvent, isJump: boolean) => {
    const middle = dial.getScreenCTM();
    if (!middle) return;
    const degrees = (Math.atan2(clientY - middle.f, clientX - middle.e) * 180) / Math.PI;
    const pressure = ((degrees + 360) % 360) / 27 - 45 / 27;
    // The scale is open between its ends: the knob does not leap from one to the other.
    if (!isJump && Math.abs(pressure - range.valueAsNumber) > 4) return;
    range.valueAsNumber = pressure;
    range.dispatchEvent(new Event("input", { bubbles: true }));
  };
  listen("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault();
    dial.setPointerCapture(event.pointerId);
    range.focus({ preventScroll: true, focusVisible: false });
    turn(event, true);
  });
  listen("pointermove", (event) => {
    if (dial.hasPointerCapture(event.pointerId)) turn(event, false);
  });
  return () => controller.abort();
}
