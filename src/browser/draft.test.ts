/** @jest-environment jsdom */
import { clearDraft, restoreDraft, saveDraft } from "./draft";

test("ignores blocked storage", () => {
  document.body.innerHTML = '<form><input name="name" value="Camille"></form>';
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  for (const act of [saveDraft, restoreDraft, clearDraft]) expect(act).not.toThrow();
});
