import { type FormEvent, type FormState, idle, isBusy, nextState } from "./state";

const events: Record<FormEvent["type"], FormEvent> = {
  refuse: { type: "refuse", problems: { name: "nameMissing", consent: "consentMissing" } },
  send: { type: "send" },
  retry: { type: "retry" },
  accept: { type: "accept" },
  fail: { type: "fail", failure: { kind: "server" } },
  edit: { type: "edit", field: "name", problems: { consent: "consentMissing" } },
};

const after = (...types: (keyof typeof events)[]) =>
  types.reduce<FormState>((state, type) => nextState(state, events[type]), idle);

const reached: Record<FormState["name"], FormState> = {
  idle,
  invalid: after("refuse"),
  sending: after("send"),
  retrying: after("send", "retry"),
  failed: after("send", "fail"),
  sent: after("accept"),
};

/** The whole state machine, as the product needs it; an event that is not listed changes nothing. */
const expected: Record<FormState["name"], Partial<Record<FormEvent["type"], FormState["name"]>>> = {
  idle: { refuse: "invalid", send: "sending", accept: "sent" },
  invalid: { refuse: "invalid", send: "sending", accept: "sent", edit: "invalid" },
  sending: { retry: "retrying", accept: "sent", fail: "failed" },
  retrying: { accept: "sent", fail: "failed" },
  failed: { refuse: "invalid", send: "sending", accept: "sent", edit: "failed" },
  sent: { refuse: "invalid", send: "sending", accept: "sent", edit: "idle" },
};

const everyPair = Object.values(reached).flatMap((state) =>
  Object.values(events).map((event) => ({
    from: state.name,
    event: event.type,
    to: expected[state.name][event.type],
  })),
);

test.each(everyPair)("$from, on $event: $to", ({ from, event, to }) => {
  const next = nextState(reached[from], events[event]);
  if (to) expect(next.name).toBe(to);
  else expect(next).toBe(reached[from]);
});

test("a form is busy while a message is being sent, the second try included", () => {
  const busy = Object.values(reached).filter(isBusy);
  expect(busy.map(({ name }) => name)).toEqual(["sending", "retrying"]);
});

test("a field's message disappears as soon as what it asks for is there", () => {
  expect(nextState(reached.invalid, events.edit).problems).toEqual({ consent: "consentMissing" });
});

test("a field that was right does not complain while it is being changed", () => {
  const edit: FormEvent = { type: "edit", field: "email", problems: { email: "emailInvalid" } };
  expect(nextState(reached.invalid, edit).problems).toEqual({});
});

test("what the service says about a field is beside it until the field is touched", () => {
  const failure = { kind: "refused", fields: { email: "Adresse inconnue.", phone: "" } } as const;
  const failed = nextState(reached.sending, { type: "fail", failure });
  expect(failed.problems).toEqual({ email: { refusal: "Adresse inconnue." }, phone: { refusal: "" } });
  const edited = nextState(failed, { type: "edit", field: "email", problems: {} });
  expect(edited.problems).toEqual({ phone: { refusal: "" } });
});

test("sending again, and success, leave no message beside a field", () => {
  expect(nextState(reached.invalid, events.send).problems).toEqual({});
  expect(nextState(reached.invalid, events.accept).problems).toEqual({});
});
