import { message } from "../../../tests/support/message";
import { type FormAction, type FormState, formReducer, initialState } from "./state";
import type { Problems } from "./validation";

const send: FormAction = { type: "send", message };
const invalidate: FormAction = {
  type: "invalidate",
  problems: { name: "nameMissing", consent: "consentMissing" },
};
const accept: FormAction = { type: "accept" };
const edit: FormAction = { type: "revalidate", editedField: "name", problems: {} };
const fail: FormAction = { type: "fail", failure: "refused", fields: ["email", "phone"] };

const after = (...actions: FormAction[]) => actions.reduce<FormState>(formReducer, initialState);

test.each<[actions: FormAction[], status: FormState["status"], problems: object]>([
  [[], "idle", {}],
  [[invalidate], "idle", { name: "nameMissing", consent: "consentMissing" }],
  [[send], "sending", {}],
  [[send, edit], "sending", {}],
  [[send, { type: "fail", failure: "unreachable" }], "idle", {}],
  [[send, accept], "sent", {}],
  [[send, accept, edit], "idle", {}],
])("the form after %j is %s", (actions, status, problems) => {
  expect(after(...actions)).toMatchObject({ status, problems });
});

test("ignores another submission while a message is being sent", () => {
  const sending = after(send);
  expect(formReducer(sending, { type: "send", message })).toBe(sending);
  expect(formReducer(sending, invalidate)).toBe(sending);
});

test("keeps the same action object while the visitor types, so that its effects do not run again", () => {
  const invalidState = after(invalidate);
  const editedState = formReducer(invalidState, { type: "revalidate", editedField: "phone", problems: {} });
  expect(editedState.action).toBe(invalidState.action);
});

test.each<[behaviour: string, problemsAtSubmit: Problems, current: Problems, displayed: Problems]>([
  ["disappears once it is corrected", { name: "nameMissing" }, {}, {}],
  ["matches the current text", { name: "tooLong" }, { name: "nameMissing" }, { name: "nameMissing" }],
  ["does not appear while a field is being edited", {}, { name: "nameMissing" }, {}],
])("a field's error %s", (_behaviour, problemsAtSubmit, current, displayed) => {
  const nameEdit: FormAction = { type: "revalidate", editedField: "name", problems: current };
  expect(after({ type: "invalidate", problems: problemsAtSubmit }, nameEdit).problems).toStrictEqual(
    displayed,
  );
});

test("keeps the error of a field that the service refused until the field is edited", () => {
  const failedState = after(send, fail);
  expect(failedState.problems).toEqual({ email: "refused", phone: "refused" });
  const editedState = formReducer(failedState, { type: "revalidate", editedField: "email", problems: {} });
  expect(editedState.problems).toEqual({ phone: "refused" });
});

test("clears all errors when sending again and on success", () => {
  expect(after(invalidate, send).problems).toEqual({});
  expect(after(send, fail, send, accept)).toMatchObject({ status: "sent", problems: {} });
});
