/** @jest-environment jsdom */
import { clearDraft, keepDraft, readDraft } from "./draft";

const form = document.createElement("form");
form.innerHTML =
  '<input name="name" value="Camille"><textarea name="message">Bonjour</textarea>' +
  '<input type="checkbox" name="consent" checked>';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test("what was typed is kept, the consent only for a message that is pending", () => {
  keepDraft(form);
  expect(readDraft()).toEqual({ name: "Camille", message: "Bonjour" });
  keepDraft(form, "underway");
  expect(readDraft()).toEqual({ name: "Camille", message: "Bonjour", sent: "underway" });
  keepDraft(form, "pending");
  expect(readDraft()).toEqual({ name: "Camille", message: "Bonjour", consent: "on", sent: "pending" });
});

test("a browser that refuses storage does no harm", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => keepDraft(form)).not.toThrow();
  expect(readDraft()).toBeUndefined();
  expect(clearDraft).not.toThrow();
});
