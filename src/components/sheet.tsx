import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { sheet } from "../theme/sheet";
import { space } from "../theme/tokens";

type Props = {
  /** Between one thing and the next. */
  gap?: "xl" | "xxl";
  children: ReactNode;
};

/** What an inner page has below its intro, one thing under the other. */
export function Sheet({ gap = "xxl", children }: Props) {
  return <div css={[sheet, styles.sheet, { gap: space[gap] }]}>{children}</div>;
}

const styles = { sheet: css({ paddingBlockEnd: space.section }) };
