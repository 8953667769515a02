import { store } from "decap-cms-core/dist/esm/redux/index.js";
import { problemsOf } from "./draft";
import { labelOfPath } from "./field-labels";

/**
 * Decap does not save a form with a mistake in it, and says nothing of it when the field is folded away. Here it is
 * said which fields are meant, and one press leads to the first.
 */
export function showWhatIsWrong(): void {
  addEventListener("unhandledrejection", (event) => {
    // How Decap's saving ends when a field is not as it should be; or when our server has refused it, which it has said.
    const isRefusal = event.reason === undefined || isPersistFailure(event.reason);
    if (!isRefusal) return;
    event.preventDefault();
    const entry = store.getState().entryDraft.get("entry") as ImmutableMap | undefined;
    const problems = entry ? problemsOf(entry) : [];
    if (problems.length > 0) show(String(entry?.get("slug")), problems);
  });
  store.subscribe(() => {
    if (!notice?.isConnected) return;
    const entry = store.getState().entryDraft.get("entry") as ImmutableMap | undefined;
    if (!entry || problemsOf(entry).length === 0) notice.remove();
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

type Found = { path: readonly (string | number)[]; message: string };

function show(entry: string, problems: readonly Found[]): void {
  notice?.remove();
  notice = document.createElement("div");
  notice.className = "a-corriger";
  notice.setAttribute("role", "alert");
  const title = document.createElement("p");
  title.textContent =
    problems.length === 1
      ? "Rien n’est enregistré : une valeur est à corriger."
      : `Rien n’est enregistré : ${problems.length} valeurs sont à corriger.`;
  const list = document.createElement("ul");
  for (const { path, message } of problems) {
    const item = document.createElement("li");
    const place = document.createElement("strong");
    place.textContent = labelOfPath(entry, path);
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
  unfold();
}

/** Opens the folded parts that hold a field with a message, and goes to the first of them. */
function unfold(): void {
  requestAnimationFrame(() => {
    document
      .querySelector("[data-erreur], ul[class*='ControlErrorsList']")
      ?.scrollIntoView({ block: "center" });
  });
}
