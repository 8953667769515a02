// Must be imported before notistack.
import "./notice-styles";
import { css, Global } from "@emotion/react";
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
import { stackedCondition } from "../../theme/breakpoints";
import { floatingCard } from "../../theme/floating-card";
import { color, fontSize, media, size, space } from "../../theme/tokens";
import type { Problems } from "./validation";

type Notice = {
  title: string;
  text: string;
  /** A link whose URL is computed from the current input when clicked. */
  link?: { label: string; href: () => string };
  /** The notice closes once all of these fields are corrected. */
  fields?: readonly FieldName[] | undefined;
};

/** In milliseconds; paused while hovered or focused. */
const successDuration = 6000;

type Props = {
  dismissLabel: string;
  /** Moves the focus, because the dismissed button disappears. */
  onDismiss: () => void;
};

export function NoticeArea({ dismissLabel, onDismiss }: Props) {
  return (
    <>
      <Global styles={globalStyles} />
      <SnackbarProvider
        maxSnack={3}
        autoHideDuration={null}
        anchorOrigin={{ horizontal: "right", vertical: "bottom" }}
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
    </>
  );
}

let currentNotices: { key: SnackbarKey; fields: readonly FieldName[] }[] = [];

/** Replaces all earlier notices. */
export function notify(variant: "success" | "error", ...notices: Notice[]): void {
  // A transition, so that the fields update first.
  startTransition(() => {
    // Closing all at once misses queued notices, which would appear later.
    closeExcept([]);
    currentNotices = notices.map(({ fields = [], ...texts }) => ({
      key: enqueueSnackbar(<NoticeText {...texts} />, { variant, onEntered }),
      fields,
    }));
  });
}

/** Closes the notices of corrected fields. */
export function closeCorrected(problems: Problems): void {
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

function NoticeText({ title, text, link }: Omit<Notice, "fields">) {
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
        css={[floatingCard, styles.notice, isError ? styles.error : styles.success]}
      >
        <div css={styles.content}>
          {message}
          {typeof action === "function" ? action(id) : action}
        </div>
      </div>
    </SnackbarContent>
  );
}

/** The height of two notices. */
const noticesHeight = "min(17rem, 33vh + 2rem)";

const whenShortOrNarrow = `@media (max-height: 40rem), ${stackedCondition}`;

const globalStyles = css({
  // Lets visitors scroll the page's end and its focused elements clear of error notices, which stay.
  "html:has([data-notice=error])": {
    scrollPaddingBlockEnd: noticesHeight,
    // Read by the update prompt, which is in the same corner.
    "--notices-height": noticesHeight,
    "& body": { paddingBlockEnd: noticesHeight },
  },
  // In narrow layouts, error notices must not cover focused fields (WCAG 2.4.11).
  [media.stacked]: { html: { scrollPaddingBlockEnd: noticesHeight } },
  ".notistack-SnackbarContainer": {
    // The notice announced first is on top.
    flexDirection: "column",
    // A gap between bars would show a sliver of the page.
    "& .notistack-CollapseWrapper": { paddingBlock: 0, [media.wide]: { paddingBlock: 4 } },
    // A full-width bar in narrow layouts, so that it does not look like a field.
    [media.stacked]: {
      inset: "auto 0 0",
      maxInlineSize: "none",
    },
    // In short or narrow viewports, the notices scroll within a third of the height.
    [whenShortOrNarrow]: {
      flexWrap: "nowrap",
      maxBlockSize: "33dvh",
      overflowY: "auto",
      pointerEvents: "auto",
      "& > *": { flexShrink: 0 },
    },
    "@media (prefers-reduced-motion: reduce)": { "&, & *": { transition: "none !important" } },
  },
});

const styles = {
  notice: css({
    inlineSize: "min(26rem, calc(100vw - 2.5rem))",
    padding: `${space.xs} ${space.s} ${space.xs} ${space.m}`,
    // A scroll container would clip the shadow.
    [whenShortOrNarrow]: { boxShadow: "none" },
    [media.wide]: { padding: `${space.m} ${space.s} ${space.m} ${space.m}` },
    borderInlineStart: "6px solid",
    color: color.text,
    fontSize: fontSize.small,
    // As high as two lines of text or the button.
    [media.stacked]: {
      display: "grid",
      alignContent: "center",
      inlineSize: "100vw",
      minBlockSize: size.target,
      paddingBlock: "0.2rem",
      borderInlineEnd: 0,
      borderRadius: 0,
      fontSize: fontSize.label,
      lineHeight: 1.3,
    },
  }),
  error: css({ borderColor: color.danger }),
  success: css({ borderColor: color.brand }),
  content: css({
    display: "flex",
    alignItems: "flex-start",
    gap: space.m,
    flexWrap: "wrap",
    [media.stacked]: { alignItems: "center" },
  }),
  text: css({
    flex: "1 1 9rem",
    display: "grid",
    gap: "0.2rem",
    overflowWrap: "anywhere",
    "& p": { textWrap: "balance" },
    // Uses as few lines as possible, because it covers the fields.
    [media.stacked]: { display: "block", "& p": { display: "inline" } },
  }),
  title: css({ fontWeight: 600, [media.stacked]: { marginInlineEnd: "0.4em" } }),
  link: css({ display: "inline-block", paddingBlock: space.xs, fontWeight: 600 }),
  dismiss: css({
    maxInlineSize: "40%",
    overflowWrap: "anywhere",
    minBlockSize: size.target,
    minInlineSize: size.target,
    marginBlock: "-0.6rem",
    border: 0,
    background: "none",
    color: color.brand,
    font: "inherit",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    cursor: "pointer",
  }),
};
