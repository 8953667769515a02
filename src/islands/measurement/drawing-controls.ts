/**
 * Binds the drawn controls to the native ones, even before the island's script has loaded: the dial moves the slider,
 * the switch at the cable toggles the checkbox. Returns a cleanup function.
 */
export function bindDrawingControls(root: ParentNode): () => void {
  const dial = root.querySelector<SVGGraphicsElement>("[data-dial]");
  const slider = root.querySelector<HTMLInputElement>("[type=range]");
  const cableSwitch = root.querySelector<HTMLElement>("[data-measurement] label[aria-hidden]");
  const checkbox = root.querySelector<HTMLInputElement>("[data-measurement] [type=checkbox]");
  if (!dial || !slider) return () => {};
  const controller = new AbortController();
  const listen = (type: "pointerdown" | "pointermove", listener: (event: PointerEvent) => void) =>
    dial.addEventListener(type, listener, { signal: controller.signal });

  const turnDial = ({ clientX, clientY }: PointerEvent, { mayJump }: { mayJump: boolean }) => {
    const matrix = dial.getScreenCTM();
    if (!matrix) return;
    const degrees = (Math.atan2(clientY - matrix.f, clientX - matrix.e) * 180) / Math.PI;
    // The scale begins 45° clockwise from the right, and has 27° per bar.
    const pressure = ((degrees + 360) % 360) / 27 - 45 / 27;
    // A drag does not jump across the gap between the scale's ends.
    if (!mayJump && Math.abs(pressure - slider.valueAsNumber) > 4) return;
    slider.valueAsNumber = pressure;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  };
  listen("pointerdown", (event) => {
    if (event.button) return;
    event.preventDefault();
    dial.setPointerCapture(event.pointerId);
    slider.focus({ preventScroll: true, focusVisible: false });
    turnDial(event, { mayJump: true });
  });
  listen("pointermove", (event) => {
    if (dial.hasPointerCapture(event.pointerId)) turnDial(event, { mayJump: false });
  });
  const toggle = (event: MouseEvent) => {
    // The default action of the label would focus the checkbox, and scroll to it.
    event.preventDefault();
    checkbox?.click();
  };
  cableSwitch?.addEventListener("click", toggle, { signal: controller.signal });
  return () => controller.abort();
}
