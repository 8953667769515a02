import { clearDraft, keepDraft, newDraftId, restoreDraft } from "./draft";

function newForm(values: Record<string, string> = {}): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML =
    '<input name="name"><input name="email"><input name="phone"><input name="company">' +
    '<textarea name="message"></textarea><input type="checkbox" name="consent">' +
    '<input name="bot-field">';
  for (const [name, value] of Object.entries(values)) field(form, name).value = value;
  return form;
}

function field(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control;
  throw new Error(`The form has no field «${name}».`);
}

const typed = { name: "Camille", email: "c@exemple.ch", phone: "1", company: "Eau", message: "Bonjour" };

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("what was typed is there again after a reload, under the same name", () => {
  keepDraft(newForm(typed), "a1");
  const form = newForm();
  expect(restoreDraft(form)).toBe("a1");
  for (const [name, value] of Object.entries(typed)) expect(field(form, name)).toHaveValue(value);
});

test("what is already typed is not overwritten", () => {
  keepDraft(newForm(typed), "a1");
  const form = newForm({ name: "Dominique" });
  restoreDraft(form);
  expect(field(form, "name")).toHaveValue("Dominique");
  expect(field(form, "message")).toHaveValue("Bonjour");
});

test("neither the consent nor the trap for programs is kept", () => {
  const form = newForm({ ...typed, "bot-field": "spam" });
  form.querySelector<HTMLInputElement>("[name=consent]")?.click();
  keepDraft(form, "a1");
  expect(Object.keys(JSON.parse(sessionStorage.getItem("contact-draft") ?? ""))).toEqual([
    "id",
    "name",
    "email",
    "phone",
    "company",
    "message",
  ]);
});

test("an empty form leaves no draft behind", () => {
  keepDraft(newForm(typed), "a1");
  keepDraft(newForm(), "a1");
  expect(sessionStorage).toHaveLength(0);
});

test("a cleared draft does not come back", () => {
  keepDraft(newForm(typed), "a1");
  clearDraft();
  expect(restoreDraft(newForm())).toBeUndefined();
});

test("a text longer than its field takes is cut", () => {
  sessionStorage.setItem("contact-draft", JSON.stringify({ id: "a1", phone: "1".repeat(99) }));
  const form = newForm();
  restoreDraft(form);
  expect(field(form, "phone")).toHaveValue("1".repeat(40));
});

test.each(["", "{", "3", "null", "[]", '{"name":"Camille"}', '{"id":1}', '{"id":{}}'])(
  "«%s» in the storage is no draft, and no harm",
  (stored) => {
    sessionStorage.setItem("contact-draft", stored);
    expect(restoreDraft(newForm())).toBeUndefined();
  },
);

test("a field for which something other than a text was kept stays empty", () => {
  sessionStorage.setItem("contact-draft", '{"id":"a1","name":{"a":1},"message":"Bonjour"}');
  const form = newForm();
  restoreDraft(form);
  expect(field(form, "name")).toHaveValue("");
  expect(field(form, "message")).toHaveValue("Bonjour");
});

test("a browser that refuses storage does no harm", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => keepDraft(newForm(typed), "a1")).not.toThrow();
  expect(restoreDraft(newForm())).toBeUndefined();
  expect(clearDraft).not.toThrow();
});

test("no two drafts have the same name", () => {
  expect(newDraftId()).toMatch(/^[0-9a-f]{32}$/);
  expect(newDraftId()).not.toBe(newDraftId());
});
