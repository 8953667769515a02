import { css, keyframes } from "@emotion/react";
import { buttonStyle } from "../../components/button-link";
import { color, media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import type { FormState } from "./state";

type Props = {
  words: {
    readonly submit: string;
    readonly sending: { readonly button: string; readonly status: string; readonly retrying: string };
  };
  state: FormState["name"];
  /** Whether messages are delivered: then the button works without JavaScript, and may be busy. */
  delivers: boolean;
};

/** The form's one button. While sending, it keeps its place and the focus, and says that it is busy. */
export function SubmitButton({ words, state, delivers }: Props) {
  const status = { sending: words.sending.status, retrying: words.sending.retrying };
  const announced = state === "sending" || state === "retrying" ? status[state] : "";
  const look = [
    buttonStyle.filled,
    styles.button,
    delivers ? styles.keepsWidth : styles.needsScript,
    announced && styles.busy,
  ];
  return (
    <>
      <button type="submit" aria-disabled={announced ? true : undefined} css={look}>
        {announced ? words.sending.button : words.submit}
      </button>
      {delivers && (
        <p role="status" css={visuallyHidden}>
          {announced}
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
