/** @jest-environment jsdom */
import { clearDraft, restoreDraft, saveDraft } from "./draft";

test("does not throw if storage is blocked", () => {
  document.body.innerHTML = '<form><input name="name" value="Camille"></form>';
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  for (const operation of [saveDraft, restoreDraft, clearDraft]) expect(operation).not.toThrow();
});
