/**
 * What Decap's own screens leave to be desired: one press saves, with the mouse or Ctrl + S; a folded part
 * opens wherever it is pressed, not only on its arrow; and buttons that show only an icon have a name.
 */
export function makeHandy(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(saveButton)) requestAnimationFrame(pressOnlyItem);
    openPart(target);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // A control commits its value when it is left.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.querySelector<HTMLElement>(saveButton)?.click();
  });
  new MutationObserver(nameButtons).observe(document.body, { childList: true, subtree: true });
}

const saveButton = '[class*="-PublishButton"]';

/** The button opens a menu with one item in it. */
function pressOnlyItem(): void {
  const [item, ...others] = document.querySelectorAll<HTMLElement>('[role="menuitem"]');
  if (others.length === 0) item?.click();
}

function openPart(target: Element): void {
  if (target.closest("button")) return;
  const bar = target.closest('[class*="-ExpandButtonContainer"]');
  const label = target.closest('[class*="-NestedObjectLabel"]');
  const button = bar?.querySelector("button") ?? label?.previousElementSibling?.querySelector("button");
  button?.click();
}

function nameButtons(): void {
  for (const bar of document.querySelectorAll('[class*="ListItemTopBar"]')) {
    const [toggle, ...others] = bar.querySelectorAll("button");
    name(toggle, "Ouvrir ou replier");
    name(others.at(-1), "Retirer");
  }
  for (const [part, label] of Object.entries(partsOfToasts)) {
    document.querySelector(part)?.setAttribute("aria-label", label);
  }
  for (const icon of document.querySelectorAll('img[role="presentation"]:not([alt])')) {
    icon.setAttribute("alt", "");
  }
}

/** Named in English by the library that Decap shows its messages with. */
const partsOfToasts = {
  ".Toastify__close-button": "Fermer",
  ".Toastify__progress-bar": "Temps d’affichage",
};

function name(button: Element | undefined, label: string): void {
  if (button && !button.hasAttribute("aria-label")) button.setAttribute("aria-label", label);
}
