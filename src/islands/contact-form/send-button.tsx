import { css, keyframes } from "@emotion/react";
import { buttonStyle } from "../../components/button-link";
import { color, media } from "../../theme/tokens";
import type { FormState } from "./state";
import type { FormProps } from "./use-contact-form";

type Props = Pick<FormProps, "labels"> & {
  status: FormState["status"];
  /** If false, no service receives the form; the button is then hidden if scripts are off. */
  hasFormService: boolean;
};

/** The button keeps its place and the focus while sending and afterwards. */
export function SendButton({ labels, status, hasFormService }: Props) {
  const isSending = status === "sending";
  const isSent = status === "sent";
  return (
    <button
      type="submit"
      aria-disabled={isSending || isSent || undefined}
      css={[
        isSent ? buttonStyle.outlined : buttonStyle.filled,
        styles.button,
        hasFormService ? styles.fixedWidth : styles.needsScript,
        isSending ? styles.sending : styles.idle,
      ]}
    >
      <span>{isSending ? labels.sending.button : labels.submit}</span>
      {/* Shown by CSS alone, while a submission waits for hydration. */}
      <span>{labels.sending.button}</span>
    </button>
  );
}

/** Animates the signal along the button's copper trace. */
const signalRun = keyframes({ to: { backgroundPositionX: "-200%" } });

const sendingStyle = {
  "&, &:hover": {
    borderColor: color.controlLine,
    background: `linear-gradient(90deg, ${color.copper} 50%, transparent 50%) 0 100% / 200% 4px no-repeat ${color.surface}`,
    color: color.text,
  },
  cursor: "progress",
  [media.motion]: {
    "&, &:hover": { backgroundRepeat: "repeat-x" },
    animation: `${signalRun} 1.6s linear infinite`,
  },
};

const styles = {
  button: css({ flex: "none", maxInlineSize: "100%" }),
  /** Wide enough for both labels, as far as text at 200 % allows. */
  fixedWidth: css({ minInlineSize: "min(13.5rem, 100%)" }),
  needsScript: css({ "@media (scripting: none)": { display: "none" } }),
  sending: css({ ...sendingStyle, "& > :last-child": { display: "none" } }),
  /** Looks as while sending if a submission waits for hydration, unless hydration fails. */
  idle: css({
    "html:not([data-submission=waiting]) & > :last-child, html[data-hydration=failed] & > :last-child": {
      display: "none",
    },
    "html[data-submission=waiting]:not([data-hydration=failed]) &": {
      ...sendingStyle,
      "& > :first-child": { display: "none" },
    },
  }),
};
