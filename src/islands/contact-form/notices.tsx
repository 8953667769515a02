// Must be imported before notistack, whose goober looks for its style element at once.
import "./notice-styles";
import { css } from "@emotion/react";
import {
  type CustomContentProps,
  closeSnackbar,
  enqueueSnackbar,
  SnackbarContent,
  type SnackbarKey,
  SnackbarProvider,
} from "notistack";
import { type Ref, startTransition, useEffect, useRef } from "react";
import type { FieldName } from "../../content/form-fields";
import { color, fontSize, size, space } from "../../theme/tokens";
import type { Problems } from "./validation";

type Notice = {
  title: string;
  text: string;
  /** A link whose URL is computed from the current input when clicked. */
  link?: { label: string; href: () => string };
  /** The notice closes when all of these fields are corrected. */
  fields?: readonly FieldName[] | undefined;
};

/** How long a success notice stays, in milliseconds; while it is hovered or focused, for another such period. */
const successDuration = 6000;

type Props = {
  dismissLabel: string;
  /** Moves the focus, because the dismissed button disappears. */
  onDismiss: () => void;
};

/** Shows the notices where it stands, not over the page, so that they cover no field (WCAG 2.4.11). */
export function NoticeArea({ dismissLabel, onDismiss }: Props) {
  return (
    <div css={styles.area}>
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={null}
        Components={{ success: NoticeBox, error: NoticeBox }}
        action={(key) => (
          <button
            type="button"
            css={styles.dismiss}
            onClick={() => {
              closeSnackbar(key);
              onDismiss();
            }}
          >
            {dismissLabel}
          </button>
        )}
      />
    </div>
  );
}

let currentNotices: { key: SnackbarKey; fields: readonly FieldName[] }[] = [];

/** Replaces all earlier notices. */
export function notify(variant: "success" | "error", ...notices: Notice[]): void {
  // A transition, so that the fields update first.
  startTransition(() => {
    closeNotices();
    currentNotices = notices.map((notice) => ({
      key: enqueueSnackbar(<NoticeText {...notice} />, { variant, onEntered }),
      fields: notice.fields ?? [],
    }));
  });
}

/** Closes the notices one by one, because closing all at once misses queued ones, which would appear later. */
export function closeNotices(): void {
  closeExcept([]);
}

export function closeNoticesOfCorrectedFields(problems: Problems): void {
  closeExcept(
    currentNotices.filter(({ fields }) => fields.length === 0 || fields.some((field) => problems[field])),
  );
}

function closeExcept(notices: typeof currentNotices): void {
  for (const notice of currentNotices) if (!notices.includes(notice)) closeSnackbar(notice.key);
  currentNotices = notices;
}

/** Closes replaced notices again, because notistack ignores a close while a notice is entering. */
function onEntered(_node: HTMLElement, _isAppearing: boolean, key: SnackbarKey): void {
  queueMicrotask(() => {
    if (!currentNotices.some((notice) => notice.key === key)) closeSnackbar(key);
  });
}

function NoticeText({ title, text, link }: Notice) {
  return (
    <div css={styles.text}>
      <p css={styles.title}>{title}</p>
      <p>{text}</p>
      {link && (
        <p>
          <a
            href={link.href()}
            onClick={({ currentTarget }) => {
              currentTarget.href = link.href();
            }}
            css={styles.link}
          >
            {link.label}
          </a>
        </p>
      )}
    </div>
  );
}

type BoxProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function NoticeBox({ id, message, action, variant, ref }: BoxProps) {
  const isError = variant === "error";
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A field to correct has the focus and stays in view instead.
    if (document.activeElement?.matches("[aria-invalid=true]")) return;
    // Waits half a second, so that the second click of a double click hits the same button.
    const timer = setTimeout(() => boxRef.current?.scrollIntoView({ block: "nearest" }), 500);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isError) return;
    const timer = setInterval(() => {
      if (!boxRef.current?.matches(":hover, :focus-within")) closeSnackbar(id);
    }, successDuration);
    return () => clearInterval(timer);
  }, [id, isError]);

  return (
    <SnackbarContent ref={ref}>
      <div
        ref={boxRef}
        data-notice={variant}
        className="screen-only"
        css={[styles.notice, isError ? styles.error : styles.success]}
      >
        {message}
        {typeof action === "function" ? action(id) : action}
      </div>
    </SnackbarContent>
  );
}

const styles = {
  area: css({
    flex: "1 1 20rem",
    "&:empty": { display: "none" },
    "& .notistack-SnackbarContainer": {
      position: "static",
      // The notice announced first is on top.
      flexDirection: "column",
      alignItems: "stretch",
      maxInlineSize: "none",
      pointerEvents: "auto",
    },
    // Shows notices in place, instead of sliding them in from the viewport's edge.
    "& .notistack-Snackbar": { transform: "none !important" },
    "@media (prefers-reduced-motion: reduce)": { "& *": { transition: "none !important" } },
  }),
  notice: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: space.m,
    inlineSize: "100%",
    paddingInlineStart: space.m,
    borderInlineStart: "4px solid",
    fontSize: fontSize.small,
  }),
  error: css({ borderColor: color.danger }),
  success: css({ borderColor: color.brand }),
  text: css({ flex: "1 1 14rem", overflowWrap: "anywhere" }),
  title: css({ fontWeight: 600 }),
  link: css({ display: "inline-block", paddingBlock: space.xs, fontWeight: 600 }),
  dismiss: css({
    maxInlineSize: "40%",
    overflowWrap: "anywhere",
    minBlockSize: size.target,
    minInlineSize: size.target,
    border: 0,
    background: "none",
    color: color.brand,
    font: "inherit",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    cursor: "pointer",
  }),
};
