import { css } from "@emotion/react";
import { Field } from "../../components/field";
import { type TextField, textFields } from "../../content/form-fields";
import { interpolate } from "../../content/interpolate";
import { color, media, size, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { island } from "../island";
import { formAttributes, hiddenFields, honeypotName } from "./delivery";
import { NoticeArea } from "./notices";
import { SendButton } from "./send-button";
import { type FormProps, useContactForm } from "./use-contact-form";
import { minMessageLength } from "./validation";

export const ContactForm = island("contact-form", function ContactForm(props: FormProps) {
  const { labels, company, email, delivery } = props;
  const { ref, liveRegionRef, status, isHydrated, errorOf, submit, edit, blur } = useContactForm(props);
  const isSending = status === "sending";
  // The browser validates a form that it submits itself; otherwise we do.
  const usesNativeValidation = delivery && !isHydrated;
  const requiredProps = (isRequired: boolean) =>
    usesNativeValidation ? { required: isRequired } : { "aria-required": isRequired || undefined };
  const textFieldProps = (name: TextField) => ({
    name,
    label: labels.fields[name],
    ...requiredProps(textFields[name].isRequired),
    readOnly: isSending,
    error: errorOf(name),
  });

  return (
    <>
      <form
        ref={ref}
        // Outside a dialog, this method never navigates, so nothing typed can reach the URL.
        {...(delivery ? formAttributes(delivery) : { method: "dialog" })}
        noValidate={!usesNativeValidation}
        data-contact-form={status}
        onInput={edit}
        onBlur={blur}
        onSubmit={submit}
        css={styles.form}
      >
        {labels.prompts.map(({ id, text }) => (
          <p key={id} id={id} css={styles.prompt}>
            {text}
          </p>
        ))}
        <p css={styles.requiredHint}>{labels.requiredHint}</p>
        <Field {...textFieldProps("name")} autoComplete="name" />
        <Field {...textFieldProps("email")} type="email" autoComplete="email" inputMode="email" />
        <Field
          {...textFieldProps("message")}
          rows={5}
          hint={labels.messageHint}
          minLength={minMessageLength}
        />
        <Field {...textFieldProps("phone")} type="tel" autoComplete="tel" inputMode="tel" />
        <Field {...textFieldProps("company")} autoComplete="organization" />
        <Field
          name="consent"
          type="checkbox"
          {...requiredProps(true)}
          label={interpolate(labels.fields.consent, { company })}
          error={errorOf("consent")}
        />
        {/* A honeypot, visually hidden because programs recognise `display: none`. */}
        {delivery && (
          <label aria-hidden="true" css={visuallyHidden}>
            {labels.honeypot}
            <input type="text" name={honeypotName[delivery.service]} tabIndex={-1} autoComplete="off" />
          </label>
        )}
        {delivery &&
          Object.entries(hiddenFields(delivery)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <div css={styles.submitRow}>
          <SendButton labels={labels} status={status} hasFormService={delivery !== undefined} />
          <NoticeArea
            dismissLabel={labels.notices.dismiss}
            onDismiss={() => ref.current?.querySelector("button")?.focus({ preventScroll: true })}
          />
          {status === "sent" && (
            <p css={styles.confirmation}>
              <b>{labels.notices.successTitle}</b> {labels.notices.successText}
            </p>
          )}
        </div>
        {!delivery && (
          <p css={styles.withoutScript}>
            {labels.withoutScript.text} <a href={`mailto:${email}`}>{labels.withoutScript.link}</a>
          </p>
        )}
      </form>
      {/* Rendered empty, because Firefox does not announce a region inserted with its text. */}
      <p ref={liveRegionRef} aria-live="assertive" aria-atomic="true" css={visuallyHidden} />
    </>
  );
});

const hiddenNote = css({
  display: "none",
  gridColumn: "1 / -1",
  maxInlineSize: size.measure,
  paddingInlineStart: space.m,
  borderInlineStart: `4px solid ${color.copper}`,
  textWrap: "balance",
});

const styles = {
  form: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
  requiredHint: css({ gridColumn: "1 / -1", color: color.textMuted }),
  // Shown if the URL's fragment is the prompt's id.
  prompt: css(hiddenNote, {
    // Keeps the page's title in view; in a short viewport, the message field.
    scrollMarginBlockStart: "calc(100vh - 25rem)",
    "&:target": { display: "block" },
  }),
  submitRow: css({
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "start",
    gap: space.l,
  }),
  confirmation: css({
    flex: "1 1 14rem",
    color: color.brand,
    "& > b": { display: "block" },
    // Hidden while a notice is shown, because it says the same.
    "div:not(:empty) + &": { display: "none" },
  }),
  withoutScript: css(hiddenNote, {
    "@media (scripting: none)": { display: "block" },
    "html[data-hydration=failed] &": { display: "block" },
  }),
};
