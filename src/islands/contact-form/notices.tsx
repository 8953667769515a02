// Imported first: it has to be there when notistack starts.
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
import { isStacked } from "../../theme/breakpoints";
import { card } from "../../theme/card";
import { color, fontSize, media, size, space } from "../../theme/tokens";

type Notice = {
  title: string;
  text: string;
  /** What the visitor can do instead; its address is of what is typed when it is followed. */
  link?: { label: string; href: () => string };
};

/** How long a success notice stays, in milliseconds; it waits while hovered or focused. */
const successDuration = 6000;

type Props = {
  dismissLabel: string;
  /** Called where the focus would go with the button. */
  onDismiss: () => void;
};

/** Shows up to three notices. */
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

let shown: SnackbarKey[] = [];

/** New notices replace those before them. */
export function notify(variant: "success" | "error", ...notices: Notice[]): void {
  // A transition: the fields answer the gesture first.
  startTransition(() => {
    // One by one: closing all at once misses those that still wait for room, and they would appear later.
    for (const key of shown) closeSnackbar(key);
    shown = notices.map((notice) => enqueueSnackbar(<NoticeText {...notice} />, { variant, onEntered }));
  });
}

/** notistack ignores a close while a notice is entering: it is closed again afterwards. */
function onEntered(_node: HTMLElement, _isAppearing: boolean, key: SnackbarKey): void {
  queueMicrotask(() => {
    if (!shown.includes(key)) closeSnackbar(key);
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
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isError) return;
    const timer = setInterval(() => {
      if (!box.current?.matches(":hover, :focus-within")) closeSnackbar(id);
    }, successDuration);
    return () => clearInterval(timer);
  }, [id, isError]);

  return (
    <SnackbarContent ref={ref}>
      <div
        ref={box}
        data-notice={variant}
        className="screen-only"
        css={[card.floating, styles.notice, isError ? styles.error : styles.success]}
      >
        <div css={styles.content}>
          {message}
          {typeof action === "function" ? action(id) : action}
        </div>
      </div>
    </SnackbarContent>
  );
}

/** As much as two notices take. */
const roomForNotices = "min(17rem, 33vh + 2rem)";

const small = `@media (max-height: 40rem), ${isStacked}`;

const globalStyles = css({
  // What ends the page, and what takes the focus there, can be scrolled out from under those that stay.
  "html:has([data-notice=error])": {
    scrollPaddingBlockEnd: roomForNotices,
    // For the update prompt, which stands there, too.
    "--notices": roomForNotices,
    "& body": { paddingBlockEnd: roomForNotices },
  },
  // Below a narrow form error notices stay until dismissed: no field that takes the focus is under them (WCAG 2.4.11).
  [media.stacked]: { html: { scrollPaddingBlockEnd: roomForNotices } },
  ".notistack-SnackbarContainer": {
    // Seen in the order they are heard: the first on top.
    flexDirection: "column",
    // Close to each other where they are bars: between two, a sliver of the page would be seen.
    "& .notistack-CollapseWrapper": { paddingBlock: 0, [media.wide]: { paddingBlock: 4 } },
    // On a telephone or tablet a bar along the lower edge, so that it does not look like a field.
    [media.stacked]: {
      inset: "auto 0 0",
      maxInlineSize: "none",
    },
    // In a small or zoomed window the notices scroll in a third of it.
    [small]: {
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
    // A box that scrolls would cut its shadow.
    [small]: { boxShadow: "none" },
    [media.wide]: { padding: `${space.m} ${space.s} ${space.m} ${space.m}` },
    borderInlineStart: "6px solid",
    color: color.text,
    fontSize: fontSize.small,
    // No higher than two lines, or the button.
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
    // There they stand over the fields: as few lines as possible.
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
