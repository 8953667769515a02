import { LineDrawing } from "./line-drawing";

/** One of the plugs of the page's head: what a kind of partner brings. */
export function PartnerPlugDrawing() {
  return (
    <LineDrawing width={160} height={60}>
      <path d="M0 16h64M0 44h64" />
      <path className="paper" d="M64 6h44v48H64z" />
      <path className="fine" d="M74 6v48M86 6v48M98 6v48" />
      <path d="M108 13h26v34h-26z" />
      <path className="signal" d="M134 23h18M134 37h18" />
    </LineDrawing>
  );
}
