/** What Decap's own screens leave to be desired: one press saves, with the mouse or Ctrl + S. */
export function makeHandy(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(saveButton)) requestAnimationFrame(pressOnlyItem);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(saveButton)?.click();
  });
  new MutationObserver(nameParts).observe(document.body, { childList: true, subtree: true });
}

const saveButton = '[class*="-PublishButton"]';

/** The button opens a menu with one item in it. */
function pressOnlyItem(): void {
  const [item, ...others] = document.querySelectorAll<HTMLElement>('[role="menuitem"]');
  if (others.length === 0) item?.click();
}

function nameParts(): void {
  for (const [part, label] of Object.entries(partsOfToasts)) {
    document.querySelector(part)?.setAttribute("aria-label", label);
  }
}

/** Named in English by the library that Decap shows its messages with. */
const partsOfToasts = {
  ".Toastify__close-button": "Fermer",
  ".Toastify__progress-bar": "Temps d’affichage",
};
