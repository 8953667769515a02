import { type ComponentProps, useLayoutEffect, useRef } from "react";

type Props = ComponentProps<"button"> & { isDisabled?: boolean };

/** `isDisabled` keeps the button focusable, unlike `disabled`; one that goes leaves the focus at the page's content. */
export function Button({ isDisabled, onClick, ...attributes }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (document.activeElement === button) requestAnimationFrame(focusContent);
    };
  }, []);
  return (
    <button
      type="button"
      ref={ref}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      {...attributes}
    />
  );
}

/** Unless the focus has been moved elsewhere since. */
function focusContent(): void {
  const content = document.querySelector("main");
  if (!content || document.activeElement !== document.body) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}
