import { css } from "@emotion/react";
import { color, media, size, space } from "../../src/theme/tokens";
import type { FormCollection } from "../forms/form";
import { Button } from "./controls";

type Props = { collections: FormCollection[]; signOut: (() => void) | undefined };

export function FormList({ collections, signOut }: Props) {
  return (
    <main css={styles.page}>
      <title>Éditeur du site</title>
      <div css={styles.head}>
        <h1 css={styles.title}>Éditeur du site</h1>
        {signOut && <Button onClick={() => signOut()}>Se déconnecter</Button>}
      </div>
      {collections.map(({ name, label, description, files }) => (
        <section key={name} aria-labelledby={name} css={styles.group}>
          <h2 id={name} css={styles.groupTitle}>
            {label}
          </h2>
          <p css={styles.description}>{description}</p>
          <ul css={styles.forms}>
            {files.map((file) => (
              <li key={file.name}>
                <a href={`#/${file.name}`} css={styles.form}>
                  {file.label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const styles = {
  page: css({ maxInlineSize: "60rem", margin: "0 auto", padding: `${space.xl} ${space.l} ${space.xxl}` }),
  head: css({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: space.m }),
  title: css({ fontSize: "2.5rem" }),
  group: css({ marginBlockStart: space.xl }),
  groupTitle: css({ fontSize: "1.5rem" }),
  description: css({ marginBlock: space.xs, color: color.textMuted, fontSize: "1rem" }),
  forms: css({
    display: "grid",
    gap: space.s,
    gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
    marginBlockStart: space.m,
  }),
  form: css({
    display: "block",
    padding: space.m,
    border: `1px solid ${color.controlLine}`,
    borderRadius: size.radius,
    background: color.surface,
    fontWeight: 600,
    textDecoration: "none",
    [media.hover]: { "&:hover": { borderColor: color.text } },
  }),
};
