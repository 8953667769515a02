import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { color } from "../../theme/tokens";

type CableProps = {
  /** Its middle. */
  d: string;
  width?: number;
  /** Whether its copper core is drawn. */
  isOpen?: boolean;
};

/** A cable or another shape with parallel edges: a broad line under a narrower one. */
export function Cable({ d, width = 14, isOpen }: CableProps) {
  return (
    <>
      <path d={d} strokeWidth={width} />
      <path d={d} strokeWidth={width - 3} css={styles.inside} />
      {isOpen && <path d={d} className="signal" />}
    </>
  );
}

type ScrewProps = { x: number; y: number; r: number };

/** The slotted head of a screw. */
export function Screw({ x, y, r }: ScrewProps) {
  const slot = Math.round(0.64 * r);
  return (
    <>
      <circle cx={x} cy={y} r={r} />
      <path className="fine" d={`M${x - slot} ${y + slot}l${2 * slot} ${-2 * slot}`} />
    </>
  );
}

type AtProps = Pick<ComponentProps<"svg">, "x" | "y" | "width" | "height" | "className" | "children">;

/** Children of fixed size at a place in per cent, in a drawing that stretches. */
export function At(props: AtProps) {
  return <svg aria-hidden="true" overflow="visible" {...props} />;
}

/** The hatching of cut material, for `fill="url(#id)"`. */
export function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="fine" d="M0 0V5" />
    </pattern>
  );
}

const styles = { inside: css({ stroke: color.background }) };
