import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import type { Workbox } from "workbox-window";
import { buttonStyle } from "../components/button-link";
import { color, media, size, space } from "../theme/tokens";

type Props = { words: { newVersion: string; reload: string } };

/** The worker's address: the same in every build, so that a later one can take its place. */
const workerFile = "/sw.js";

/** Starts the service worker. When a later build waits to take over, asks the visitor first, and reloads the page. */
export function UpdatePrompt({ words }: Props) {
  const [update, setUpdate] = useState<() => void>();

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    let workbox: Workbox | undefined;
    let isGone = false;
    const check = () => {
      if (document.visibilityState === "visible") workbox?.update().catch(() => undefined);
    };
    const start = async () => {
      const [{ Workbox }, { keepSite }] = await Promise.all([
        import("workbox-window"),
        import("./keep-site"),
      ]);
      if (isGone) return;
      const started = new Workbox(workerFile);
      workbox = started;
      started.addEventListener("waiting", () => setUpdate(() => () => replace(started)));
      started.register({ immediate: true });
      started.controlling.then(keepSite);
      document.addEventListener("visibilitychange", check);
    };
    // Without the network there is nothing to start; Gatsby would answer a failed import by loading the page anew.
    start().catch(() => undefined);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", check);
    };
  }, []);

  return (
    <div role="status" css={styles.region}>
      {update && (
        <p css={styles.prompt}>
          {words.newVersion}
          <button type="button" css={[buttonStyle.filled, styles.button]} onClick={update}>
            {words.reload}
          </button>
        </p>
      )}
    </div>
  );
}

/** How long the old worker may take to give way before the page is left under it, in milliseconds. */
const patience = 1000;

/** Chromium does not let an old worker go that was fetching for the page when asked; that the page is left helps. */
function replace(workbox: Workbox): void {
  const reload = () => location.reload();
  const timer = setTimeout(reload, patience);
  workbox.addEventListener("controlling", () => {
    clearTimeout(timer);
    reload();
  });
  workbox.messageSkipWaiting();
}

const styles = {
  region: css({
    position: "fixed",
    insetBlockEnd: space.m,
    insetInline: space.m,
    zIndex: 2,
    display: "grid",
    justifyItems: "center",
    pointerEvents: "none",
    [media.print]: { display: "none" },
  }),
  prompt: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space.m,
    padding: `${space.s} ${space.m}`,
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    boxShadow: "0 12px 32px rgb(6 23 27 / 0.22)",
    pointerEvents: "auto",
  }),
  button: css({ minBlockSize: size.target }),
};
