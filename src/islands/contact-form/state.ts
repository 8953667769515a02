import type { FieldName } from "../../content/form-fields";
import type { ContactMessage, Problem, Problems } from "./validation";

/** Why a message was not accepted, as far as a visitor can act on it; each has its text in data/contact.json. */
type Failure =
  /** The browser knows of no network: no request was made. */
  | "offline"
  /** No answer in time: or no connection. It may have arrived or not. */
  | "unreachable"
  /** The service names fields to be corrected. */
  | "refused"
  /** The service answers anything else: it may take the message later, or never. */
  | "rejected"
  /** It may come from a program, and was not sent. */
  | "suspected";

/** What becomes of a message that was sent. */
export type Outcome = { type: "accept" } | { type: "fail"; failure: Failure; fields?: FieldName[] };

export type FormAction =
  /** Sent by the visitor, and our own rules refuse it. */
  | { type: "refuse"; problems: Problems }
  /** Sent by the visitor, and on its way to the service. */
  | { type: "send"; message: ContactMessage }
  /** With delivery off, `accept` comes as soon as our rules accept the message. */
  | Outcome
  /** The visitor changes a field, or leaves one (`field` is empty); `problems` is what our rules say now. */
  | { type: "edit"; field: string; problems: Problems };

export type FormState = {
  status: "idle" | "sending" | "sent";
  /** What is shown beside the fields. */
  problems: Problems;
  /** The last step that has consequences outside the state: notices, focus, the request. */
  step?: FormAction;
};

export const idle: FormState = { status: "idle", problems: {} };

/** The state after a step. A form that is sending ignores a second press; success comes from nowhere but `accept`. */
export function formReducer(state: FormState, step: FormAction): FormState {
  const { status } = state;
  switch (step.type) {
    case "refuse":
      return status === "sending" ? state : { status: "idle", problems: step.problems, step };
    case "send":
      return status === "sending" ? state : { status: "sending", problems: {}, step };
    case "accept":
      return { status: "sent", problems: {}, step };
    case "fail": {
      const problems = Object.fromEntries(step.fields?.map((field) => [field, "refused"]) ?? []);
      return { status: "idle", problems, step };
    }
    case "edit": {
      // A message goes as soon as what it asks for is there; a service's refusal, as soon as its field is touched.
      const now: Record<string, Problem> = step.problems;
      const left = Object.entries(state.problems)
        .filter(([field, problem]) => (problem === "refused" ? field !== step.field : field in now))
        .map(([field, problem]) => {
          // While an address is being typed it is not yet wrong.
          const isBeingTyped = field === step.field && problem === "emailMissing";
          return [field, problem === "refused" || isBeingTyped ? problem : now[field]];
        });
      return { ...state, status: status === "sent" ? "idle" : status, problems: Object.fromEntries(left) };
    }
  }
}
