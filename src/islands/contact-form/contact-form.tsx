import { css, Global, keyframes } from "@emotion/react";
import { buttonStyle } from "../../components/button-link";
import { PlugDrawing, pluggedIn } from "../../components/drawings/plug-drawing";
import { copperLine, piece, via } from "../../components/drawings/trace";
import { Field } from "../../components/field";
import { fill } from "../../content/fill";
import { type TextField, textFields } from "../../content/form-fields";
import { toWindowEdge } from "../../theme/sheet";
import { color, fontSize, media, size, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { island } from "../island";
import { formAttributes, hiddenFields, honeypotName } from "./delivery";
import { NoticeArea } from "./notices";
import { type FormProps, useContactForm } from "./use-contact-form";
import { shortestMessage } from "./validation";

export const ContactForm = island("contact-form", function ContactForm(props: FormProps) {
  const { labels, company, email, delivery } = props;
  const { ref, status, errorOf, submit, edit } = useContactForm(props);
  const isSending = status === "sending";
  const text = (name: TextField) => ({
    name,
    label: labels.fields[name].label,
    required: textFields[name].isRequired,
    readOnly: isSending,
    error: errorOf(name),
  });

  return (
    <>
      <Global styles={styles.plugged} />
      <form
        ref={ref}
        // Outside a dialog this method goes nowhere: nothing typed can end up in the address.
        {...(delivery ? formAttributes(delivery) : { method: "dialog" })}
        // A form that only the browser sends is checked by the browser; otherwise by us.
        noValidate={!delivery || status !== "served"}
        data-contact-form={status}
        onInput={edit}
        onSubmit={submit}
        css={styles.form}
      >
        <p css={styles.requiredHint}>{labels.requiredHint}</p>
        <Field {...text("name")} autoComplete="name" />
        <Field {...text("email")} type="email" autoComplete="email" inputMode="email" />
        <Field {...text("message")} rows={6} hint={labels.fields.message.hint} minLength={shortestMessage}>
          {labels.prompts.map(({ id, text }) => (
            <p key={id} id={id} css={styles.prompt}>
              {text}
            </p>
          ))}
        </Field>
        <Field {...text("phone")} type="tel" autoComplete="tel" inputMode="tel" />
        <Field {...text("company")} autoComplete="organization" />
        <Field
          name="consent"
          type="checkbox"
          required
          label={fill(labels.fields.consent.label, { company })}
          error={errorOf("consent")}
        />
        {/* For programs alone. It is not `display: none`, which they look for. */}
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
        {status === "sent" ? (
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
            {/* While sending, it keeps its place and the focus. */}
            <button
              type="submit"
              aria-disabled={isSending || undefined}
              css={[
                buttonStyle.filled,
                styles.button,
                delivery ? styles.keepsWidth : styles.needsScript,
                isSending && styles.busy,
              ]}
            >
              {isSending ? labels.sending.button : labels.submit}
            </button>
            {delivery && (
              <p role="status" css={visuallyHidden}>
                {isSending ? labels.sending.status : ""}
              </p>
            )}
          </div>
        )}
        {!delivery && (
          <p css={styles.withoutScript}>
            {labels.withoutScript.text} <a href={`mailto:${email}`}>{labels.withoutScript.link}</a>
          </p>
        )}
      </form>
      <NoticeArea dismissLabel={labels.notices.dismiss} />
    </>
  );
});

/** The signal runs along the button's copper trace. */
const run = keyframes({ to: { backgroundPositionX: "-200%" } });

const styles = {
  form: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.l,
    [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  }),
  requiredHint: css({ gridColumn: "1 / -1", color: color.textMuted }),
  // Where one comes from: the address says it, and copper that enters from the window's edge.
  prompt: css({
    display: "none",
    position: "relative",
    maxInlineSize: size.measure,
    textWrap: "balance",
    paddingBlock: space.xs,
    // The page stays where it begins, or where a low window still shows the message.
    scrollMarginBlockStart: "calc(100vh - 16rem)",
    "&:target": { display: "block" },
    "&::before": {
      ...piece,
      insetBlockStart: `calc(${space.xs} + 0.65em)`,
      insetInline: `${toWindowEdge} calc(100% + ${space.l})`,
      borderBlockStart: copperLine,
    },
    "&::after": { ...via(`calc(-1 * ${space.l})`), insetBlockStart: `calc(${space.xs} + 0.65em - 6px)` },
    [media.narrow]: {
      paddingInlineStart: space.l,
      "&::before": { insetInlineEnd: "calc(100% - 9px)" },
      "&::after": { insetInlineStart: 2 },
    },
  }),
  send: css({
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.l,
  }),
  button: css({ flex: "none", maxInlineSize: "100%", [media.print]: { display: "none" } }),
  /** Wide enough for either of its texts, as far as text at 200 % leaves room for that. */
  keepsWidth: css({ minInlineSize: "min(13.5rem, 100%)" }),
  needsScript: css({ "@media (scripting: none)": { display: "none" } }),
  busy: css({
    "&, &:hover": {
      borderColor: color.controlLine,
      background: `linear-gradient(90deg, ${color.copper} 50%, transparent 50%) 0 100% / 200% 4px no-repeat ${color.surface}`,
      color: color.text,
    },
    cursor: "progress",
    [media.motion]: {
      "&, &:hover": { backgroundRepeat: "repeat-x" },
      animation: `${run} 1.6s linear infinite`,
    },
  }),
  // The plugs of the page connect when the message has been sent.
  plugged: css({ "html:has([data-contact-form=sent])": pluggedIn }),
  plug: css({ flex: "0 1 15rem", [media.print]: { display: "none" } }),
  sent: css({ flex: "1 1 14rem", outline: "none", fontSize: fontSize.heading3, fontWeight: 600 }),
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
