import type { ComponentProps } from "react";

/** `isOff` keeps the focus where it is, unlike `disabled`. */
export function Button({ isOff, onClick, ...attributes }: ComponentProps<"button"> & { isOff?: boolean }) {
  return (
    <button
      type="button"
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      {...attributes}
    />
  );
}
