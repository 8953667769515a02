import { message } from "../../../tests/support/message";
import { type FormAction, type FormState, formReducer, idle } from "./state";
import type { Problems } from "./validation";

const send: FormAction = { type: "send", message };
const refuse: FormAction = { type: "refuse", problems: { name: "nameMissing", consent: "consentMissing" } };
const accept: FormAction = { type: "accept" };
const edit: FormAction = { type: "edit", field: "name", problems: {} };
const fail: FormAction = { type: "fail", failure: "refused", fields: ["email", "phone"] };

const after = (...steps: FormAction[]) => steps.reduce<FormState>(formReducer, idle);

test.each<[after: FormAction[], status: FormState["status"], problems: object]>([
  [[], "idle", {}],
  [[refuse], "idle", { name: "nameMissing", consent: "consentMissing" }],
  [[send], "sending", {}],
  [[send, edit], "sending", {}],
  [[send, { type: "fail", failure: "unreachable" }], "idle", {}],
  [[send, accept], "sent", {}],
  [[send, accept, edit], "idle", {}],
])("after %j the form is %s", (steps, status, problems) => {
  expect(after(...steps)).toMatchObject({ status, problems });
});

test("while a message is being sent, pressing again changes nothing", () => {
  const sending = after(send);
  expect(formReducer(sending, { type: "send", message })).toBe(sending);
  expect(formReducer(sending, refuse)).toBe(sending);
});

test("what follows from a step follows once, whatever is typed afterwards", () => {
  const refused = after(refuse);
  const edited = formReducer(refused, { type: "edit", field: "phone", problems: {} });
  expect(edited.step).toBe(refused.step);
});

test.each<[fact: string, refused: Problems, now: Problems, shown: Problems]>([
  ["goes once what it asks for is there", { name: "nameMissing" }, {}, {}],
  ["is true of a text as it is now", { name: "tooLong" }, { name: "nameMissing" }, { name: "nameMissing" }],
  ["does not come while a field is being changed", {}, { name: "nameMissing" }, {}],
])("a field's message %s", (_fact, refused, now, shown) => {
  const edited: FormAction = { type: "edit", field: "name", problems: now };
  expect(after({ type: "refuse", problems: refused }, edited).problems).toStrictEqual(shown);
});

test("a field that the service refuses is marked until it is touched", () => {
  const failed = after(send, fail);
  expect(failed.problems).toEqual({ email: "refused", phone: "refused" });
  const edited = formReducer(failed, { type: "edit", field: "email", problems: {} });
  expect(edited.problems).toEqual({ phone: "refused" });
});

test("sending again, and success, leave no message beside a field", () => {
  expect(after(refuse, send).problems).toEqual({});
  expect(after(send, fail, send, accept)).toMatchObject({ status: "sent", problems: {} });
});
