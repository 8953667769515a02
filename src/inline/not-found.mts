import { whenActivated } from "../browser/when-activated";

/** The specification requires unknown paths to be logged. */
whenActivated(() => console.warn(`404: ${location.pathname}`));

// On touch screens, shows the drawn switch closed before its link is followed.
const switchLink = document.querySelector(".switch");
switchLink?.addEventListener("click", (event) => {
  if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
  event.preventDefault();
  setTimeout(() => location.assign(switchLink.getAttribute("href") ?? "/"), 450);
});
