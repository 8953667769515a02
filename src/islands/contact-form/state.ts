import type { FieldName } from "../../content/form-fields";
import type { ContactMessage, Problem, Problems } from "./validation";

/** Failures that visitors can react to differently; data/contact.json has a text for each. */
type Failure =
  /** Offline, so no request was made. */
  | "offline"
  /** No response in time, or no connection; the message may have arrived. */
  | "unreachable"
  /** The service names fields to correct. */
  | "refused"
  /** Any other response; retrying may or may not help. */
  | "rejected"
  /** Possibly sent by a program; held back. */
  | "suspected";

export type Outcome = { type: "accept" } | { type: "fail"; failure: Failure; fields?: FieldName[] };

export type FormAction =
  /** Submitted, but invalid by our own rules. */
  | { type: "invalidate"; problems: Problems }
  /** Submitted, and on its way to the service. */
  | { type: "send"; message: ContactMessage }
  /** With delivery off, `accept` follows successful validation. */
  | Outcome
  /** A field was edited or, without `editedField`, left; `problems` is the current validation. */
  | { type: "revalidate"; editedField?: string; problems: Problems };

export type FormState = {
  status: "idle" | "sending" | "sent";
  /** Problems shown beside the fields. */
  problems: Problems;
  /** The last action that has effects: notices, focus, request. */
  action?: FormAction;
};

export const initialState: FormState = { status: "idle", problems: {} };

/** A submission while sending is ignored; only `accept` leads to success. */
export function formReducer(state: FormState, action: FormAction): FormState {
  const { status } = state;
  switch (action.type) {
    case "invalidate":
      return status === "sending" ? state : { status: "idle", problems: action.problems, action };
    case "send":
      return status === "sending" ? state : { status: "sending", problems: {}, action };
    case "accept":
      return { status: "sent", problems: {}, action };
    case "fail": {
      const problems = Object.fromEntries(action.fields?.map((field) => [field, "refused"]) ?? []);
      return { status: "idle", problems, action };
    }
    case "revalidate": {
      // Our own errors disappear once corrected, a service's as soon as its field is edited.
      const currentProblems: Record<string, Problem> = action.problems;
      const remainingProblems = Object.entries(state.problems)
        .filter(([field, problem]) =>
          problem === "refused" ? field !== action.editedField : field in currentProblems,
        )
        .map(([field, problem]) => {
          // While it is being typed, a missing e-mail address does not become an invalid one.
          const isBeingTyped = field === action.editedField && problem === "emailMissing";
          return [field, problem === "refused" || isBeingTyped ? problem : currentProblems[field]];
        });
      return {
        ...state,
        status: status === "sent" ? "idle" : status,
        problems: Object.fromEntries(remainingProblems),
      };
    }
  }
}
