import { css, keyframes } from "@emotion/react";
import { buttonStyle } from "../../components/button-link";
import { color, media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";

type Props = {
  label: string;
  /** What the button shows, and what is announced, while the message is being sent. */
  sending: { readonly button: string; readonly status: string };
  isSending: boolean;
  /** Whether messages are delivered: then the button works without JavaScript, and may be busy. */
  delivers: boolean;
};

/** The form's one button. While sending, it keeps its place and the focus, and says that it is busy. */
export function SubmitButton({ label, sending, isSending, delivers }: Props) {
  const look = [
    buttonStyle.filled,
    styles.button,
    delivers ? styles.keepsWidth : styles.needsScript,
    isSending && styles.busy,
  ];
  return (
    <>
      <button type="submit" aria-disabled={isSending || undefined} css={look}>
        {isSending ? sending.button : label}
      </button>
      {delivers && (
        <p role="status" css={visuallyHidden}>
          {isSending ? sending.status : ""}
        </p>
      )}
    </>
  );
}

/** The signal runs along the button's copper trace. */
const run = keyframes({ to: { backgroundPositionX: "-200%" } });

const styles = {
  button: css({
    flex: "none",
    maxInlineSize: "100%",
    [media.print]: { display: "none" },
  }),
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
};
