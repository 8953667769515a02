import type { ContactMessage, Problem, Problems } from "./validation";

/** Why a message was not accepted; each has its text in data/contact.json. */
export type FailureKind =
  /** The device has no network. */
  | "offline"
  /** No answer at all: unknown host, refused or cut connection, TLS error, CORS. */
  | "unreachable"
  /** No complete answer within the time allowed. */
  | "timeout"
  /** The service names fields to be corrected. */
  | "refused"
  /** The service does not take the message, whatever its content. */
  | "rejected"
  /** Too many messages: the service asks to wait. */
  | "tooMany"
  /** The service broke down. */
  | "server"
  /** It may come from a program, and was not sent (spam.ts). */
  | "suspected"
  /** An answer that neither accepts nor refuses: a redirect, another page, half an answer. */
  | "unreadable";

export type Failure = {
  kind: FailureKind;
  /**
   * With `refused`: what the service says about each field, empty when it says nothing that a visitor can
   * read.
   */
  fields?: Partial<Record<keyof ContactMessage, string>>;
  /** With `tooMany`: the seconds to wait, if the service says so. */
  wait?: number;
};

/** What is shown beside a field: one of our own rules, or the service's words. */
export type FieldProblems = Partial<Record<keyof ContactMessage, Problem | { refusal: string }>>;

export type FormState = { name: keyof typeof transitions; problems: FieldProblems };

export type FormEvent =
  /** Sent by the visitor, and our own rules refuse it. */
  | { type: "refuse"; problems: Problems }
  /** Sent by the visitor, and on its way to the service. */
  | { type: "send" }
  /** The first try failed in a way that allows a second one. */
  | { type: "retry" }
  /** Accepted by the service; with delivery off, as soon as our rules accept it. */
  | { type: "accept" }
  | { type: "fail"; failure: Failure }
  /** The visitor changes a field; `problems` is what our rules say now. */
  | { type: "edit"; field: string; problems: Problems };

/**
 * Every state of the form, what may happen in it, and where that leads. What is not listed does not happen: a form
 * that is sending ignores a second «send», and success comes from nowhere but `accept`.
 */
const transitions = {
  idle: { refuse: "invalid", send: "sending", accept: "sent" },
  invalid: { refuse: "invalid", send: "sending", accept: "sent", edit: "invalid" },
  sending: { retry: "retrying", accept: "sent", fail: "failed" },
  retrying: { accept: "sent", fail: "failed" },
  failed: { refuse: "invalid", send: "sending", accept: "sent", edit: "failed" },
  sent: { refuse: "invalid", send: "sending", accept: "sent", edit: "idle" },
} as const;

export const idle: FormState = { name: "idle", problems: {} };

/** The state after an event; the same object when the event means nothing in that state. */
export function nextState(state: FormState, event: FormEvent): FormState {
  const possible: Partial<Record<FormEvent["type"], FormState["name"]>> = transitions[state.name];
  const name = possible[event.type];
  return name ? { name, problems: problemsAfter(state.problems, event) } : state;
}

export function isBusy({ name }: FormState): boolean {
  return name === "sending" || name === "retrying";
}

function problemsAfter(shown: FieldProblems, event: FormEvent): FieldProblems {
  if (event.type === "refuse") return event.problems;
  if (event.type === "fail") return refusals(event.failure);
  if (event.type !== "edit") return {};
  // A message disappears as soon as what it asks for is there; a service's refusal, as soon as its field is
  // touched.
  const stillWrong = ([field, problem]: [string, FieldProblems[keyof FieldProblems]]) =>
    typeof problem === "object" ? field !== event.field : field in event.problems;
  return Object.fromEntries(Object.entries(shown).filter(stillWrong));
}

function refusals({ fields = {} }: Failure): FieldProblems {
  return Object.fromEntries(Object.entries(fields).map(([field, refusal]) => [field, { refusal }]));
}
