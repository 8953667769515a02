import type { ContactMessage, Problem, Problems } from "./validation";

/** Why a message was not accepted, as far as a visitor can act on it; each has its text in data/contact.json. */
export type Failure =
  /** No answer in time: offline, no connection, or the page was left before. It may have arrived or not. */
  | "unreachable"
  /** The service names fields to be corrected. */
  | "refused"
  /** The service does not take the message, whatever its content. */
  | "rejected"
  /** The service asks to wait. */
  | "tooMany"
  /** The service broke down, or its answer neither accepts nor refuses. */
  | "server"
  /** It may come from a program, and was not sent. */
  | "suspected";

/** What becomes of a message that was sent. */
export type Outcome =
  | { type: "accept" }
  | { type: "fail"; failure: Failure; fields?: (keyof ContactMessage)[] };

export type FormStep =
  /** React has taken the form over. */
  | { type: "start"; isVouchedFor: boolean }
  /** Sent by the visitor, and our own rules refuse it. */
  | { type: "refuse"; problems: Problems }
  /** Sent by the visitor, and on its way to the service. */
  | { type: "send"; message: ContactMessage }
  /** With delivery off, `accept` comes as soon as our rules accept the message. */
  | Outcome
  /** The visitor changes a field; `problems` is what our rules say now. */
  | { type: "edit"; field: string; problems: Problems };

export type FormState = {
  /** `served`: the form is the browser's own, as the HTML has it. */
  status: "served" | "idle" | "invalid" | "sending" | "failed" | "sent";
  /** What is shown beside the fields. */
  problems: Partial<Record<keyof ContactMessage, Problem | "refused">>;
  /** The last step that has consequences outside the state: notices, focus, the request. */
  step?: FormStep;
  /** Whether a person is behind it: a draft of this tab was put back, or a suspected message is sent once more. */
  isVouchedFor: boolean;
};

export const served: FormState = { status: "served", problems: {}, isVouchedFor: false };

/** The state after a step. A form that is sending ignores a second press; success comes from nowhere but `accept`. */
export function nextState(state: FormState, step: FormStep): FormState {
  const { status } = state;
  switch (step.type) {
    case "start":
      return { status: "idle", problems: {}, isVouchedFor: step.isVouchedFor };
    case "refuse":
      return status === "sending" ? state : { ...state, status: "invalid", problems: step.problems, step };
    case "send":
      return status === "sending" ? state : { ...state, status: "sending", problems: {}, step };
    case "accept":
      return { status: "sent", problems: {}, step, isVouchedFor: false };
    case "fail": {
      const problems = Object.fromEntries(step.fields?.map((field) => [field, "refused"]) ?? []);
      const isVouchedFor = state.isVouchedFor || step.failure === "suspected";
      return { status: "failed", problems, step, isVouchedFor };
    }
    case "edit": {
      // A message goes as soon as what it asks for is there; a service's refusal, as soon as its field is touched.
      const left = Object.entries(state.problems).filter(([field, problem]) =>
        problem === "refused" ? field !== step.field : field in step.problems,
      );
      return { ...state, status: status === "sent" ? "idle" : status, problems: Object.fromEntries(left) };
    }
  }
}
