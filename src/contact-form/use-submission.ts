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
import { looksAutomated } from "./spam";
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
  const { state, step } = useFormState();
  const notices = useNotices();
  const filling = useRef({ draftId: "", fromDraft: false, since: 0 });
  const [isReady, setReady] = useState(false);
  const [refusal, setRefusal] = useState<Problems>();

  const submit = () => {
    const element = form.current;
    if (!element) return;
    const typed = readMessage(element);
    const problems = validate(typed);
    if (Object.keys(problems).length > 0) {
      // A transition: the gesture is answered first, then the fields, then comes what is said of them.
      startTransition(() => {
        if (step({ type: "refuse", problems })) setRefusal(problems);
      });
      return;
    }
    // A refusal just before may not have been said yet: it is over.
    startTransition(() => setRefusal(undefined));
    if (!delivery || isAutomated(element, delivery)) {
      if (step({ type: "accept" })) succeed(element);
    } else if (step({ type: "send" })) {
      notices.clear();
      deliver(element, delivery, trimmed(typed));
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
    filling.current.draftId = newDraftId();
    notices.showSuccess({ title: words.notices.successTitle, text: words.notices.successText });
  };

  const isAutomated = (element: HTMLFormElement, to: Delivery) => {
    const trap = element.elements.namedItem(honeypotName[to.service]);
    const { since, fromDraft } = filling.current;
    const honeypot = trap instanceof HTMLInputElement ? trap.value : "";
    return looksAutomated({ honeypot, elapsed: performance.now() - since, fromDraft });
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
    // On the page that the visit began with, the form was there before this code.
    const since = window.contactFormIsReady ? performance.now() : 0;
    window.contactFormIsReady = true;
    // An earlier failure of the scripts (gatsby/early-script.ts) is over.
    delete document.documentElement.dataset.scripts;
    setReady(true);
    const restore = () => {
      const draftId = restoreDraft(element);
      filling.current = { draftId: draftId ?? newDraftId(), fromDraft: draftId !== undefined, since };
      keepDraft(element, filling.current.draftId);
      step({ type: "edit", field: "", problems: validate(readMessage(element)) });
    };
    if (window.contactFormWasSubmitted) {
      // Held back by the page's inline script (gatsby/early-script.ts). What is sent is what the visitor saw: the
      // draft is put back only afterwards, into a form that has to be completed.
      window.contactFormWasSubmitted = false;
      filling.current = { draftId: newDraftId(), fromDraft: false, since };
      const complete = Object.keys(validate(readMessage(element))).length === 0;
      submit();
      if (complete) return;
    }
    restore();
  };
  // Before the form is painted: a page opened by a link shows its draft at once.
  useLayoutEffect(() => start.current(), []);

  return { state, submit, edit, isReady };
}

/** The state machine at work: `step` says at once whether an event has changed anything, so that nothing is sent twice. */
function useFormState() {
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
