import { css } from "@emotion/react";
import { useRef } from "react";
import { PlugDrawing } from "../../components/drawings/plug-drawing";
import { Field } from "../../components/field";
import { fill } from "../../fill";
import { color, fontSize, media, size, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { island } from "../island";
import { formAttributes, hiddenFields, honeypotName } from "./delivery";
import { NoticeProvider } from "./notices";
import { SubmitButton } from "./submit-button";
import { type FormSettings, useContactForm } from "./use-contact-form";
import { type ContactMessage, longest, shortestMessage } from "./validation";

type Props = FormSettings & {
  /** The firm that the visitor allows to write back. */
  company: string;
};

export const ContactForm = island("contact-form", function ContactForm(props: Props) {
  return (
    <NoticeProvider>
      <Form {...props} />
    </NoticeProvider>
  );
});

/** What has to be there, before the message; what may be, after it. */
const linesBefore = [
  { name: "name", autoComplete: "name", required: true },
  { name: "email", type: "email", autoComplete: "email", inputMode: "email", required: true },
] as const;
const linesAfter = [
  { name: "phone", type: "tel", autoComplete: "tel", inputMode: "tel" },
  { name: "company", autoComplete: "organization" },
] as const;

function Form({ labels, company, email, delivery }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state, submit, edit } = useContactForm(form, { labels, email, delivery });
  const { fields } = labels;
  const isSending = state.status === "sending";
  const error = (field: keyof ContactMessage) => {
    const problem = state.problems[field];
    return problem && labels.errors[problem];
  };
  const lineField = (line: (typeof linesBefore | typeof linesAfter)[number]) => (
    <Field
      key={line.name}
      {...line}
      label={fields[line.name].label}
      maxLength={longest[line.name]}
      readOnly={isSending}
      error={error(line.name)}
    />
  );

  return (
    <form
      ref={form}
      // Outside a dialog this method goes nowhere: nothing typed can end up in the address.
      {...(delivery ? formAttributes(delivery) : { method: "dialog" })}
      // A form that only the browser sends is checked by the browser; otherwise by us.
      noValidate={!delivery || state.status !== "served"}
      data-contact-form={state.status}
      onInput={edit}
      onSubmit={submit}
      css={styles.form}
    >
      <p css={styles.requiredHint}>{labels.requiredHint}</p>
      {linesBefore.map(lineField)}
      <Field
        name="message"
        rows={6}
        required
        label={fields.message.label}
        hint={fields.message.hint}
        minLength={shortestMessage}
        maxLength={longest.message}
        readOnly={isSending}
        error={error("message")}
      />
      {linesAfter.map(lineField)}
      <Field
        name="consent"
        type="checkbox"
        required
        label={fill(fields.consent.label, { company })}
        error={error("consent")}
      />
      {/* For programs alone. It is not `display: none`, which they look for. */}
      {delivery && (
        <div aria-hidden="true" css={visuallyHidden}>
          <label>
            {labels.honeypot}
            <input type="text" name={honeypotName[delivery.service]} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      )}
      {delivery &&
        Object.entries(hiddenFields(delivery)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {state.status === "sent" ? (
        <div css={styles.send}>
          <div css={styles.plug}>
            <PlugDrawing />
          </div>
          <p tabIndex={-1} data-sent css={styles.sent}>
            {labels.sent}
          </p>
        </div>
      ) : (
        <div css={styles.send}>
          <SubmitButton
            label={labels.submit}
            sending={labels.sending}
            isSending={isSending}
            delivers={delivery !== undefined}
          />
        </div>
      )}
      {!delivery && (
        <p css={styles.withoutScript}>
          {labels.withoutScript.text} <a href={`mailto:${email}`}>{labels.withoutScript.link}</a>
        </p>
      )}
    </form>
  );
}

const styles = {
  form: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
  send: css({
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.l,
  }),
  // The plug connects when the message has been sent.
  plug: css({ flex: "0 1 15rem", [media.print]: { display: "none" } }),
  sent: css({ flex: "1 1 14rem", outline: "none", fontSize: fontSize.heading3, fontWeight: 600 }),
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
