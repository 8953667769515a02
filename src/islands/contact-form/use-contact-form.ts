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
import { mailtoUrl } from "./mail-link";
import { closeNotices, closeNoticesOfCorrectedFields, notify } from "./notices";
import { type FormAction, formReducer, initialState } from "./state";
import { fieldsWithNotice, lengthOf, readMessage, validate } from "./validation";

export type FormProps = {
  labels: Queries.ContactFormFragment;
  /** Firm named in the consent. */
  company: string;
  /** The firm's e-mail address, offered if the form cannot send. */
  email: string;
  /** Undefined if delivery is off; no request is made then. */
  delivery?: Delivery | undefined;
};

export function useContactForm({ labels, email, delivery }: FormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const liveRegionRef = useRef<HTMLParagraphElement>(null);
  const [state, dispatch] = useReducer(formReducer, initialState);
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const wasSuspected = useRef(false);

  const submitForm = (form: HTMLFormElement) => {
    const message = readMessage(form);
    const problems = validate(message);
    if (Object.keys(problems).length > 0) {
      // A transition, so that the button's response is painted before fields and notices are rendered.
      startTransition(() => dispatch({ type: "invalidate", problems }));
    } else if (!delivery) {
      dispatch({ type: "accept" });
    } else if (!wasSuspected.current && isLikelyAutomated(form, delivery)) {
      // Lets the next submission through, because people try again.
      wasSuspected.current = true;
      dispatch({ type: "fail", failure: "suspected" });
    } else {
      dispatch({ type: "send", message });
    }
  };

  const isSending = state.status === "sending";
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isSending]);

  /** Error text of a field, with actual and maximum length if it is too long. */
  const errorOf = (field: FieldName): string | undefined => {
    const problem = state.problems[field];
    if (problem !== "tooLong" || field === "consent" || !formRef.current)
      return problem && labels.errors[problem];
    const length = lengthOf(readMessage(formRef.current)[field]);
    return interpolate(labels.errors.tooLong, { length, most: textFields[field].maxLength });
  };

  /** For screen readers; notices are visual. */
  const announce = (...texts: string[]) => {
    const text = texts.join(" ");
    // Append a space, because Chromium does not announce identical text.
    if (liveRegionRef.current)
      liveRegionRef.current.textContent = liveRegionRef.current.textContent === text ? `${text}\u00a0` : text;
  };

  const runEffects = useEffectEvent((form: HTMLFormElement, action: FormAction) => {
    const { errorTitle, successTitle, successText } = labels.notices;
    if (action.type === "invalidate") {
      const errorTexts = fieldNames.flatMap((field) => errorOf(field) ?? []);
      focusFirst(form, Object.keys(action.problems));
      announce(`${errorTitle}.`, ...errorTexts);
      const notices = fieldsWithNotice(action.problems).map((field) => ({
        title: errorTitle,
        text: errorOf(field) ?? "",
        fields: [field],
      }));
      notify("error", ...notices);
    } else if (action.type === "send" && delivery) {
      closeNotices();
      announce(labels.sending.status);
      send(delivery, action.message).then(dispatch);
    } else if (action.type === "fail") {
      // Leaves the fields filled in; only a refused field takes the focus.
      const href = () => mailtoUrl(email, readMessage(form), labels.mail);
      const text = labels.failures[action.failure];
      focusFirst(form, action.fields);
      announce(`${errorTitle}.`, text);
      notify("error", {
        title: errorTitle,
        text,
        link: { label: labels.mail.link, href },
        fields: action.fields,
      });
    } else if (action.type === "accept") {
      form.reset();
      clearDraft();
      announce(successTitle, successText);
      notify("success", { title: successTitle, text: successText });
    }
  });
  useEffect(() => {
    if (formRef.current && state.action) runEffects(formRef.current, state.action);
  }, [state.action]);

  useEffect(() => closeNoticesOfCorrectedFields(state.problems), [state.problems]);

  return {
    status: state.status,
    isHydrated,
    errorOf,
    ref: formRef,
    liveRegionRef,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // Ignores a second click after sending, when the form is empty.
      if (state.status === "idle") submitForm(event.currentTarget);
    },
    edit: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      announce();
      const editedField = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
      dispatch({ type: "revalidate", editedField, problems: validate(readMessage(currentTarget)) });
    },
    blur: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      if (state.problems.email)
        dispatch({ type: "revalidate", problems: validate(readMessage(currentTarget)) });
    },
  };
}

const subscribeToNothing = () => () => {};

function focusFirst(form: HTMLFormElement, invalidFields: readonly string[] = []): void {
  const firstInvalid = fieldNames.find((field) => invalidFields.includes(field));
  const control = firstInvalid && form.elements.namedItem(firstInvalid);
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  // Scrolls as little as possible; by default, browsers centre the field, which can crop the page's title.
  control.scrollIntoView({ block: "nearest" });
}

/** In milliseconds from page load to submission; people take longer, even with autofill. */
const minFillingTime = 2000;

/** Detects messages filled in by programs. Sending again works, because password managers also fill honeypots. */
function isLikelyAutomated(form: HTMLFormElement, { service }: Delivery): boolean {
  const honeypot = form.elements.namedItem(honeypotName[service]);
  const isFilled = honeypot instanceof HTMLInputElement && honeypot.value !== "";
  if (isFilled) honeypot.value = "";
  return isFilled || performance.now() < minFillingTime;
}
