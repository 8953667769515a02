import { message } from "../../../tests/support/message";
import { type FormState, type FormStep, nextState, served } from "./state";

const start: FormStep = { type: "start" };
const send: FormStep = { type: "send", message };
const refuse: FormStep = { type: "refuse", problems: { name: "nameMissing", consent: "consentMissing" } };
const accept: FormStep = { type: "accept" };
const edit: FormStep = { type: "edit", field: "name", problems: {} };
const fail: FormStep = { type: "fail", failure: "refused", fields: ["email", "phone"] };

const after = (...steps: FormStep[]) => steps.reduce<FormState>(nextState, served);

test.each<[after: FormStep[], status: FormState["status"], problems: object]>([
  [[], "served", {}],
  [[start], "idle", {}],
  [[start, refuse], "idle", { name: "nameMissing", consent: "consentMissing" }],
  [[start, send], "sending", {}],
  [[start, send, edit], "sending", {}],
  [[start, send, { type: "fail", failure: "unreachable" }], "idle", {}],
  [[start, send, accept], "sent", {}],
  [[start, send, accept, edit], "idle", {}],
])("after %j the form is %s", (steps, status, problems) => {
  expect(after(...steps)).toMatchObject({ status, problems });
});

test("while a message is being sent, pressing again changes nothing", () => {
  const sending = after(start, send);
  expect(nextState(sending, { type: "send", message })).toBe(sending);
  expect(nextState(sending, refuse)).toBe(sending);
});

test("what follows from a step follows once, whatever is typed afterwards", () => {
  const refused = after(start, refuse);
  const edited = nextState(refused, { type: "edit", field: "phone", problems: {} });
  expect(edited.step).toBe(refused.step);
});

test("a field's message disappears as soon as what it asks for is there", () => {
  const named: FormStep = { type: "edit", field: "name", problems: { consent: "consentMissing" } };
  expect(after(start, refuse, named).problems).toEqual({ consent: "consentMissing" });
});

test("what is said of a text is true of it as it is now", () => {
  const tooLong: FormStep = { type: "refuse", problems: { message: "tooLong" } };
  const edit: FormStep = { type: "edit", field: "message", problems: { message: "messageTooShort" } };
  expect(after(start, tooLong, edit).problems).toEqual({ message: "messageTooShort" });
});

test("a field that was right does not complain while it is being changed", () => {
  const edit: FormStep = { type: "edit", field: "email", problems: { email: "emailInvalid" } };
  expect(after(start, refuse, edit).problems).toEqual({});
});

test("a field that the service refuses is marked until it is touched", () => {
  const failed = after(start, send, fail);
  expect(failed.problems).toEqual({ email: "refused", phone: "refused" });
  const edited = nextState(failed, { type: "edit", field: "email", problems: {} });
  expect(edited.problems).toEqual({ phone: "refused" });
});

test("sending again, and success, leave no message beside a field", () => {
  expect(after(start, refuse, send).problems).toEqual({});
  expect(after(start, send, fail, send, accept)).toMatchObject({ status: "sent", problems: {} });
});
