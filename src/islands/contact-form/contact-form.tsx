import { css } from "@emotion/react";
import { type FormEvent, useRef } from "react";
import { PlugDrawing } from "../../components/drawings/plug-drawing";
import { fill } from "../../fill";
import { color, media, size, space } from "../../theme/tokens";
import { island } from "../island";
import { formAttributes, hiddenFields } from "./delivery";
import { Checkbox, TextArea, TextField } from "./field";
import type { FormProps } from "./form-props";
import { Honeypot } from "./honeypot";
import { NoticeProvider } from "./notices";
import { type FieldProblems, isBusy } from "./state";
import { SubmitButton } from "./submit-button";
import { useSubmission } from "./use-submission";
import { type ContactMessage, longest, shortestMessage } from "./validation";

export const ContactForm = island("contact-form", function ContactForm(props: FormProps) {
  return (
    <NoticeProvider dismissLabel={props.words.notices.dismiss}>
      <Form {...props} />
    </NoticeProvider>
  );
});

function Form({ words, company, email, delivery }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, submit, edit, isReady } = useSubmission(form, { words, email, delivery });
  const { fields } = words;
  const error = (field: keyof ContactMessage) => describe(state.problems[field], words.errors);
  const common = { readOnly: isBusy(state) };

  return (
    <form
      ref={form}
      // Outside a dialog this method goes nowhere: nothing typed can end up in the address.
      {...(delivery ? formAttributes(delivery) : { method: "dialog" })}
      // A form that only the browser sends is checked by the browser; otherwise by us.
      noValidate={!delivery || isReady}
      data-contact-form={state.name}
      onInput={edit}
      onSubmit={(event: FormEvent) => {
        if (!isReady) return;
        event.preventDefault();
        submit();
      }}
      css={styles.form}
    >
      <p css={styles.requiredHint}>{words.requiredHint}</p>
      <TextField
        {...common}
        name="name"
        autoComplete="name"
        required
        maxLength={longest.name}
        label={fields.name.label}
        error={error("name")}
      />
      <TextField
        {...common}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={longest.email}
        label={fields.email.label}
        error={error("email")}
      />
      <TextField
        {...common}
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={longest.phone}
        label={fields.phone.label}
        error={error("phone")}
      />
      <TextField
        {...common}
        name="company"
        autoComplete="organization"
        maxLength={longest.company}
        label={fields.company.label}
        error={error("company")}
      />
      <TextArea
        {...common}
        name="message"
        rows={7}
        required
        minLength={shortestMessage}
        maxLength={longest.message}
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
      {delivery && <Honeypot service={delivery.service} label={words.honeypot} />}
      {delivery &&
        Object.entries(hiddenFields(delivery)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <div css={styles.send}>
        <SubmitButton words={words} state={state.name} delivers={delivery !== undefined} />
        <div css={styles.plug}>
          <PlugDrawing />
        </div>
      </div>
      {!delivery && (
        <p css={styles.withoutScript}>
          {words.withoutScript.text} <a href={`mailto:${email}`}>{words.withoutScript.link}</a>
        </p>
      )}
    </form>
  );
}

function describe(
  problem: FieldProblems[keyof FieldProblems],
  errors: FormProps["words"]["errors"],
): string | undefined {
  return typeof problem === "object" ? problem.refusal || errors.refused : problem && errors[problem];
}

const styles = {
  form: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
  send: css({ gridColumn: "1 / -1", display: "flex", alignItems: "center", gap: space.m }),
  // The plug connects when the message has been sent; it is too small here for its dimensions.
  plug: css({
    flex: "0 1 9rem",
    marginBlock: "-1.5rem",
    "& text, & .fine": { display: "none" },
    [media.print]: { display: "none" },
  }),
  requiredHint: css({ gridColumn: "1 / -1", color: color.textMuted }),
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
