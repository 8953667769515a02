/** Changes by translators and extensions before hydration, after which React creates the form anew. Run in the page. */
export const pageChanges: Record<string, () => void> = {
  "nothing has changed": () => {},
  "the browser has translated the page": () => {
    for (const element of document.querySelectorAll("form label, form p, h1, h2")) {
      const font = document.createElement("font");
      font.textContent = `${element.lastChild?.textContent} (en)`;
      element.lastChild?.replaceWith(font);
    }
  },
  "an extension has inserted elements": () => {
    document.querySelector("form")?.prepend(document.createElement("input"));
    document.querySelector("#message")?.after(document.createElement("div"));
  },
};
