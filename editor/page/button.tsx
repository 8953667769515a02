import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & { isDisabled?: boolean };

/** `isDisabled` keeps the button focusable, unlike `disabled`. */
export function Button({ isDisabled, onClick, ...attributes }: Props) {
  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      {...attributes}
    />
  );
}
