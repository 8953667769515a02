import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, shade, space } from "../../src/theme/tokens";
import type { Difference } from "../forms/form-state";
import type { Judgement } from "../forms/save";
import { Button, floatingStyle, linkStyle } from "./controls";
import { labelOfPath } from "./field-labels";
import { goTo } from "./go-to";

type NoticeProps = {
  file: string;
  message: string;
  problems: readonly Judgement[];
  /** More to read, or to do. */
  children?: ReactNode;
  onClose: () => void;
};

/** Why nothing is saved: which fields are meant, each with a way to it, since most are folded away. */
export function Notice({ file, message, problems, children, onClose }: NoticeProps) {
  return (
    <div role="alert" css={[floatingStyle, styles.notice]}>
      <p css={styles.message}>{message}</p>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path.join(".")} ${message}`}>
            <button type="button" css={linkStyle} onClick={() => goTo(path)}>
              {labelOfPath(file, path) || "Ce formulaire"}
            </button>
            {` — ${message}`}
          </li>
        ))}
      </ul>
      <div css={styles.ways}>
        {children}
        <Button onClick={onClose}>Fermer</Button>
      </div>
    </div>
  );
}

/** The owner's texts beside those of the file, where they differ. */
export function Differences({ file, of }: { file: string; of: readonly Difference[] }) {
  return (
    <dl css={styles.differences}>
      {of.map(({ path, mine, theirs }) => (
        <div key={path.join(".")}>
          <dt>{labelOfPath(file, path)}</dt>
          <dd>
            <span>Votre texte :</span> {mine || "(vide)"}
          </dd>
          <dd>
            <span>Dans le fichier :</span> {theirs || "(vide)"}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const styles = {
  notice: css({
    position: "fixed",
    insetBlockEnd: space.m,
    insetInlineEnd: space.m,
    zIndex: 2,
    inlineSize: `min(32rem, calc(100vw - 2 * ${space.m}))`,
    maxBlockSize: "45vh",
    overflow: "auto",
    borderColor: color.danger,
    boxShadow: shade.floating,
    fontSize: "1rem",
  }),
  message: css({ marginBlockEnd: space.xs, color: color.danger, fontWeight: 600, whiteSpace: "pre-line" }),
  ways: css({ display: "flex", flexWrap: "wrap", gap: space.xs, marginBlockStart: space.s }),
  differences: css({
    inlineSize: "100%",
    "& dt": { marginBlockStart: space.s, fontWeight: 600 },
    "& dd > span": { color: color.textMuted },
  }),
};
