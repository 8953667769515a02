import { css } from "@emotion/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { buttonStyle } from "../components/button-link";
import { fill } from "../fill";
import { color, media, size, space } from "../theme/tokens";
import { Checkbox, TextArea, TextField } from "./field";
import { NoticeProvider, useNotices } from "./notices";
import {
  type ContactMessage,
  type Problem,
  type Problems,
  problemsToAnnounce,
  readMessage,
  validate,
} from "./validation";

type Props = {
  words: Omit<Queries.ContactPageQuery["page"]["form"], "title">;
  /** The firm that the visitor allows to write back. */
  company: string;
  /** Address offered where the form cannot work. */
  email: string;
};

export function ContactForm(props: Props) {
  return (
    <NoticeProvider dismissLabel={props.words.notices.dismiss}>
      <Form {...props} />
    </NoticeProvider>
  );
}

/** The fields in the order of the page: the focus goes to the first that fails. */
const order: readonly (keyof ContactMessage)[] = ["name", "email", "message", "consent"];

function Form({ words, company, email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { showErrors, showSuccess } = useNotices();
  const { fields, errors, notices } = words;
  const error = (field: keyof ContactMessage) => describe(problems[field], errors);

  /** Validates and, delivery being off, answers at once: no network request (spec §7). */
  const submit = (element: HTMLFormElement) => {
    const found = validate(readMessage(element));
    setProblems(found);
    const firstFailing = order.find((field) => found[field]);
    if (firstFailing) {
      showErrors(
        problemsToAnnounce(found).map((problem) => ({
          title: notices.errorTitle,
          text: errors[problem],
        })),
      );
      focusField(element, firstFailing);
      return;
    }
    element.reset();
    showSuccess({ title: notices.successTitle, text: notices.successText });
  };

  useEarlySubmit(() => form.current && submit(form.current));

  /** A field's message goes as soon as what it asks for is there. */
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(problems).length === 0) return;
    const found = validate(readMessage(event.currentTarget));
    setProblems((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => field in found)));
  };

  return (
    <form
      ref={form}
      // Outside a dialog this method goes nowhere: nothing typed can end up in the address.
      method="dialog"
      noValidate
      data-contact-form=""
      onInput={recheck}
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
      css={styles.form}
    >
      <p css={styles.requiredHint}>{words.requiredHint}</p>
      <TextField name="name" autoComplete="name" required label={fields.name.label} error={error("name")} />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        label={fields.email.label}
        error={error("email")}
      />
      <TextField name="phone" type="tel" autoComplete="tel" inputMode="tel" label={fields.phone.label} />
      <TextField name="company" autoComplete="organization" label={fields.company.label} />
      <TextArea
        name="message"
        rows={7}
        required
        label={fields.message.label}
        hint={fields.message.hint}
        error={error("message")}
      />
      <Checkbox
        name="consent"
        required
        label={fill(fields.consent.label, { company })}
        error={error("consent")}
      />
      <button type="submit" css={[buttonStyle.filled, styles.submit]}>
        {words.submit}
      </button>
      <p css={styles.withoutScript}>
        {words.withoutScript.text} <a href={`mailto:${email}`}>{words.withoutScript.link}</a>
      </p>
    </form>
  );
}

function describe(problem: Problem | undefined, errors: Record<Problem, string>) {
  return problem && errors[problem];
}

function focusField(form: HTMLFormElement, field: keyof ContactMessage): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * A form sent before this code was there has been held back by the page's inline script (gatsby/early-script.ts),
 * which leaves off as soon as this effect has run.
 */
function useEarlySubmit(submit: () => void): void {
  const latest = useRef(submit);
  latest.current = submit;
  useEffect(() => {
    window.contactFormIsReady = true;
    if (!window.contactFormWasSubmitted) return;
    window.contactFormWasSubmitted = false;
    latest.current();
  }, []);
}

const styles = {
  form: css({
    display: "grid",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "1fr 1fr" },
  }),
  requiredHint: css({ gridColumn: "1 / -1", color: color.textMuted }),
  submit: css({
    justifySelf: "start",
    gridColumn: "1 / -1",
    "@media (scripting: none)": { display: "none" },
    [media.print]: { display: "none" },
  }),
  withoutScript: css({
    display: "none",
    gridColumn: "1 / -1",
    maxInlineSize: size.measure,
    paddingInlineStart: space.m,
    borderInlineStart: `4px solid ${color.copper}`,
    "@media (scripting: none)": { display: "block" },
    "html[data-scripts=failed] &": { display: "block" },
  }),
};
