import type { Judgement } from "../forms/save";
import { problemsOf } from "./contents";
import { labelOfPath } from "./field-labels";
import { onChange, openForm } from "./open-form";

/**
 * Decap does not save a form with a mistake in it, and says nothing about it when the field is folded away.
 * This says which fields are meant, and one press leads to the first.
 */
export function showWhatIsWrong(): void {
  addEventListener("unhandledrejection", (event) => {
    // How Decap's saving ends when a field is invalid, or when our server has refused it and said so.
    const isRefusal = event.reason === undefined || isPersistFailure(event.reason);
    if (!isRefusal) return;
    event.preventDefault();
    const entry = openForm();
    const problems = entry ? problemsOf(entry) : [];
    if (entry && problems.length > 0) show(String(entry.get("slug")), problems);
    else if (isPersistFailure(event.reason)) show("", [], event.reason.payload.error);
  });
  onChange(() => {
    if (!notice?.isConnected) return;
    const entry = openForm();
    if (isAboutFields && (!entry || problemsOf(entry).length === 0)) notice.remove();
  });
}

function isPersistFailure(reason: unknown): boolean {
  return (
    typeof reason === "object" &&
    reason !== null &&
    "type" in reason &&
    reason.type === "ENTRY_PERSIST_FAILURE"
  );
}

let notice: HTMLElement | undefined;
let isAboutFields = false;

function show(entry: string, problems: readonly Judgement[], message?: string): void {
  isAboutFields = problems.length > 0;
  const count = new Set(problems.map(({ path }) => path.join("\0"))).size;
  notice?.remove();
  notice = document.createElement("div");
  notice.className = "a-corriger";
  notice.setAttribute("role", "alert");
  const title = document.createElement("p");
  title.textContent =
    message ??
    (count === 1
      ? "Rien n’est enregistré : une valeur est à corriger."
      : `Rien n’est enregistré : ${count} valeurs sont à corriger.`);
  const list = document.createElement("ul");
  for (const { path, message } of problems) {
    const item = document.createElement("li");
    const place = document.createElement("button");
    place.type = "button";
    place.className = "lien";
    place.textContent = labelOfPath(entry, path);
    place.addEventListener("click", () => goTo(path));
    item.append(place, ` — ${message}`);
    list.append(item);
  }
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Fermer";
  close.className = "bouton";
  close.addEventListener("click", () => notice?.remove());
  notice.append(title, list, close);
  document.body.append(notice);
  const [first] = problems;
  if (first) goTo(first.path);
}

/** How a form is opened at a field: Decap gives this only to the preview. */
let lead: ((path: string) => void) | undefined;

export function leadTo(open: (path: string) => void): void {
  lead = open;
}

function goTo(path: Judgement["path"]): void {
  lead?.(path.join("."));
  requestAnimationFrame(() => {
    document.querySelector('#nc-root [class*="-ControlErrorsList"]')?.scrollIntoView({ block: "center" });
  });
}
