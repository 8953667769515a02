import {
  type FormEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useSyncExternalStore,
} from "react";
import { clearDraft } from "../../browser/draft";
import { type FieldName, fieldNames, textFields } from "../../content/form-fields";
import { interpolate } from "../../content/interpolate";
import { type Delivery, honeypotName, send } from "./delivery";
import { mailAddress } from "./mail-link";
import { notify } from "./notices";
import { type FormAction, formReducer, idle } from "./state";
import { fieldsToAnnounce, lengthOf, readMessage, validate } from "./validation";

export type FormProps = {
  labels: Queries.ContactFormFragment;
  /** The firm that the visitor allows to write back. */
  company: string;
  /** Address offered where the form cannot work. */
  email: string;
  /** Where the messages go. Without it nowhere: no network request. */
  delivery?: Delivery | undefined;
};

/** What happens between the visitor's fields and the service: checks, delivery, notices, draft. */
export function useContactForm({ labels, email, delivery }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const liveRegionRef = useRef<HTMLParagraphElement>(null);
  const [state, dispatch] = useReducer(formReducer, idle);
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isSuspected = useRef(false);

  const handle = (form: HTMLFormElement) => {
    const message = readMessage(form);
    const problems = validate(message);
    if (Object.keys(problems).length > 0) {
      // A transition: the gesture gets its response first, then the fields, then the notices about them.
      startTransition(() => dispatch({ type: "refuse", problems }));
    } else if (!delivery) {
      dispatch({ type: "accept" });
    } else if (!isSuspected.current && looksAutomated(form, delivery)) {
      // A person sends it again.
      isSuspected.current = true;
      dispatch({ type: "fail", failure: "suspected" });
    } else {
      dispatch({ type: "send", message });
    }
  };

  const isSending = state.status === "sending";
  useEffect(() => {
    if (!isSending) return;
    // The browser asks before the page is left.
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isSending]);

  /** What is wrong with a field, in the owner's words and with both figures. */
  const errorOf = (field: FieldName): string | undefined => {
    const problem = state.problems[field];
    if (problem !== "tooLong" || field === "consent" || !ref.current)
      return problem && labels.errors[problem];
    const length = lengthOf(readMessage(ref.current)[field]);
    return interpolate(labels.errors.tooLong, { length, most: textFields[field].longest });
  };

  /** To those who listen: the notices are for the eyes. */
  const announce = (...texts: string[]) => {
    const text = texts.join(" ");
    // A blank more where the text is the same: Chromium would not say it again.
    if (liveRegionRef.current)
      liveRegionRef.current.textContent = liveRegionRef.current.textContent === text ? `${text}\u00a0` : text;
  };

  const follow = useEffectEvent((form: HTMLFormElement, step: FormAction) => {
    const { errorTitle, successTitle, successText } = labels.notices;
    if (step.type === "refuse") {
      const textsOf = (fields: readonly FieldName[]) => fields.flatMap((field) => errorOf(field) ?? []);
      focusFirst(form, Object.keys(step.problems));
      announce(`${errorTitle}.`, ...textsOf(fieldNames));
      notify(
        "error",
        ...textsOf(fieldsToAnnounce(step.problems)).map((text) => ({ title: errorTitle, text })),
      );
    } else if (step.type === "send" && delivery) {
      notify("error");
      announce(labels.sending.status);
      send(delivery, step.message).then(dispatch);
    } else if (step.type === "fail") {
      // Nothing typed is touched; the focus moves only to a field that has to be corrected.
      const href = () => mailAddress(email, readMessage(form), labels.mail);
      const text = labels.failures[step.failure];
      focusFirst(form, step.fields);
      announce(`${errorTitle}.`, text);
      notify("error", { title: errorTitle, text, link: { label: labels.mail.link, href } });
    } else if (step.type === "accept") {
      form.reset();
      clearDraft();
      announce(successTitle, successText);
      notify("success", { title: successTitle, text: successText });
      setTimeout(showPlug, doubleClick, form);
    }
  });
  useEffect(() => {
    if (ref.current && state.step) follow(ref.current, state.step);
  }, [state.step]);

  return {
    status: state.status,
    isHydrated,
    errorOf,
    ref,
    /** The live region. */
    voice: liveRegionRef,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Once sent, the form is empty until something is typed: a second press means the first.
      if (state.status === "idle") handle(event.currentTarget);
    },
    edit: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      announce();
      const field = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
      dispatch({ type: "edit", field, problems: validate(readMessage(currentTarget)) });
    },
    leave: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      if (state.problems.email)
        dispatch({ type: "edit", field: "", problems: validate(readMessage(currentTarget)) });
    },
  };
}

const neverChanges = () => () => {};

/** In the order of the page. */
function focusFirst(form: HTMLFormElement, failing: readonly string[] = []): void {
  const first = fieldNames.find((field) => failing.includes(field));
  const control = first && form.elements.namedItem(first);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // As little as possible: browsers put it in the middle, and cut the page's title in two.
  control.scrollIntoView({ block: "nearest" });
}

/** Within this time of a press, in milliseconds, a second one is part of it: nothing moves under it. */
const doubleClick = 500;

/** Where the plug stands beside the message, it may be under the header: it shows that the message has arrived. */
function showPlug(form: HTMLFormElement): void {
  const plug = form.querySelector(".plug rect");
  const isBeside = plug && plug.getBoundingClientRect().left > form.getBoundingClientRect().right;
  if (isBeside) plug.scrollIntoView({ block: "nearest" });
}

/** People need longer than this to fill the form in, even with what their browser fills in for them; in milliseconds. */
const shortestFilling = 2000;

/**
 * Whether a program, not a person, may have filled the form in. Its message is not sent and stays where it is; a person
 * reads why, and sends it once more: a password manager, too, may fill in the field that people do not see.
 */
function looksAutomated(form: HTMLFormElement, { service }: Delivery): boolean {
  const honeypot = form.elements.namedItem(honeypotName[service]);
  const isFilled = honeypot instanceof HTMLInputElement && honeypot.value !== "";
  if (isFilled) honeypot.value = "";
  return isFilled || performance.now() < shortestFilling;
}
