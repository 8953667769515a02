import {
  type FormEvent,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from "react";
import { waitInWords } from "./answer";
import { type Delivery, honeypotName, idempotencyKey } from "./delivery";
import { clearDraft, keepDraft, newDraftId, restoreDraft } from "./draft";
import type { FormProps } from "./form-props";
import { mailAddress } from "./mail-link";
import { useNotices } from "./notices";
import { send } from "./send";
import { looksAutomated, timeSinceShown } from "./spam";
import { type Failure, type FieldProblems, type FormEvent as FormStep, idle, nextState } from "./state";
import {
  type ContactMessage,
  fieldNames,
  type Problems,
  problemsToAnnounce,
  readMessage,
  trimmed,
  validate,
} from "./validation";

type Settings = Pick<FormProps, "words" | "email" | "delivery">;

/** What happens between the visitor's fields and the service: checks, delivery, notices, draft. */
export function useSubmission(form: RefObject<HTMLFormElement | null>, settings: Settings) {
  const { words, email, delivery } = settings;
  const { state, step } = useFormMachine();
  const notices = useNotices();
  const filling = useRef({ draftId: "", isVouchedFor: false });
  const [isReady, setReady] = useState(false);
  const [refusal, setRefusal] = useState<Problems>();

  const submit = () => {
    const element = form.current;
    if (!element) return;
    const typed = readMessage(element);
    const problems = validate(typed);
    if (Object.keys(problems).length > 0) {
      // A transition: the gesture gets its response first, then the fields, then the messages about them.
      startTransition(() => {
        if (step({ type: "refuse", problems })) setRefusal(problems);
      });
      return;
    }
    // A refusal just before may not have been shown yet: it no longer applies.
    startTransition(() => setRefusal(undefined));
    if (!delivery) {
      if (step({ type: "accept" })) succeed(element);
    } else if (step({ type: "send" })) {
      notices.clear();
      if (isAutomated(element, delivery)) giveBack(element, trimmed(typed));
      else deliver(element, delivery, trimmed(typed));
    }
  };

  const deliver = async (element: HTMLFormElement, to: Delivery, message: ContactMessage) => {
    const outcome = await send({
      delivery: to,
      message,
      key: idempotencyKey(filling.current.draftId, message),
      onRetry: () => step({ type: "retry" }),
    });
    if (outcome !== "accepted") {
      step({ type: "fail", failure: outcome });
      fail(element, outcome, message);
    } else if (step({ type: "accept" })) succeed(element);
  };

  const announce = useRef((_: Problems) => {});
  announce.current = (problems) => {
    const { errorTitle: title } = words.notices;
    if (form.current) focusFirst(form.current, problems);
    notices.showErrors(
      problemsToAnnounce(problems).map((problem) => ({ title, text: words.errors[problem] })),
    );
  };
  useEffect(() => {
    if (refusal) announce.current(refusal);
  }, [refusal]);

  /** Nothing in the form is touched; the focus moves only to a field that has to be corrected. */
  const fail = (element: HTMLFormElement, { kind, wait, fields }: Failure, message: ContactMessage) => {
    const text = words.failures[kind].replace("{wait}", () => waitInWords(wait, words.soon));
    const link = { label: words.mail.link, href: mailAddress(email, message, words.mail) };
    notices.showErrors([{ title: words.notices.errorTitle, text, link }]);
    if (fields) focusFirst(element, fields);
  };

  const succeed = (element: HTMLFormElement) => {
    element.reset();
    clearDraft();
    filling.current = { draftId: newDraftId(), isVouchedFor: false };
    notices.showSuccess({ title: words.notices.successTitle, text: words.notices.successText });
  };

  const isAutomated = (element: HTMLFormElement, to: Delivery) => {
    const trap = element.elements.namedItem(honeypotName[to.service]);
    const honeypot = trap instanceof HTMLInputElement ? trap.value : "";
    if (trap instanceof HTMLInputElement) trap.value = "";
    const { isVouchedFor } = filling.current;
    return looksAutomated({ honeypot, elapsed: timeSinceShown(), isVouchedFor });
  };

  /** A password manager, too, may have filled the trap in: whoever sends the message once more is a person. */
  const giveBack = (element: HTMLFormElement, message: ContactMessage) => {
    const failure: Failure = { kind: "suspected" };
    filling.current.isVouchedFor = true;
    step({ type: "fail", failure });
    fail(element, failure, message);
  };

  const edit = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    keepDraft(currentTarget, filling.current.draftId);
    const field = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
    step({ type: "edit", field, problems: validate(readMessage(currentTarget)) });
  };

  const start = useRef(() => {});
  start.current = () => {
    const element = form.current;
    if (!element) return;
    // What became of a form sent before this was there (islands/wake.mts).
    const { sent } = document.documentElement.dataset;
    delete document.documentElement.dataset.sent;
    // The browser is posting it: it stays the browser's.
    if (delivery && sent === "posted") return;
    setReady(true);
    const restore = () => {
      const draftId = restoreDraft(element);
      filling.current = { draftId: draftId ?? newDraftId(), isVouchedFor: draftId !== undefined };
      keepDraft(element, filling.current.draftId);
      step({ type: "edit", field: "", problems: validate(readMessage(element)) });
    };
    if (sent === "held") {
      // What is sent is what the visitor saw: the draft is put back only afterwards, into a form that has to be completed.
      filling.current = { draftId: newDraftId(), isVouchedFor: false };
      const complete = Object.keys(validate(readMessage(element))).length === 0;
      submit();
      if (complete) return;
    }
    restore();
  };
  // Before anything is painted: a draft is there at once.
  useLayoutEffect(() => start.current(), []);

  return { state, submit, edit, isReady };
}

/** The state machine at work: `step` says at once whether an event has changed anything, so that nothing is sent twice. */
function useFormMachine() {
  const current = useRef(idle);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const step = (event: FormStep): boolean => {
    const next = nextState(current.current, event);
    if (next === current.current) return false;
    current.current = next;
    render();
    return true;
  };
  return { state: current.current, step };
}

function focusFirst(form: HTMLFormElement, failing: { [Field in keyof FieldProblems]?: unknown }): void {
  const first = fieldNames.find((field) => failing[field] !== undefined);
  const control = first && form.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
}
