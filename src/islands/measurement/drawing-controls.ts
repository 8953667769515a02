/**
 * Lets a pointer operate the controls in the drawing, even before the island's script has loaded: the dial moves the
 * native range, the switch at the cable toggles the native checkbox. Returns a cleanup function.
 */
export function operateDrawingControls(root: ParentNode): () => void {
  const dial = root.querySelector<SVGGraphicsElement>("[data-dial]");
  const range = root.querySelector<HTMLInputElement>("[type=range]");
  const cableSwitch = root.querySelector<HTMLElement>("[data-measurement] label[aria-hidden]");
  const checkbox = root.querySelector<HTMLInputElement>("[data-measurement] [type=checkbox]");
  if (!dial || !range) return () => {};
  const controller = new AbortController();
  const listen = (type: "pointerdown" | "pointermove", act: (event: PointerEvent) => void) =>
    dial.addEventListener(type, act, { signal: controller.signal });

  const turn = ({ clientX, clientY }: PointerEvent, mayJump: boolean) => {
    const matrix = dial.getScreenCTM();
    if (!matrix) return;
    const degrees = (Math.atan2(clientY - matrix.f, clientX - matrix.e) * 180) / Math.PI;
    // The scale begins at 45°, clockwise from the right, and has 27° per bar.
    const pressure = ((degrees + 360) % 360) / 27 - 45 / 27;
    // The knob does not jump across the gap between the scale's ends.
    if (!mayJump && Math.abs(pressure - range.valueAsNumber) > 4) return;
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
  // A label would focus its checkbox, and the browser would scroll to it.
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    checkbox?.click();
  };
  cableSwitch?.addEventListener("click", toggle, { signal: controller.signal });
  return () => controller.abort();
}
