import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { sheet } from "../theme/sheet";
import { space } from "../theme/tokens";

type Props = {
  /** The gap between the children. */
  gap?: "xl" | "xxl";
  children: ReactNode;
};

/** The content of an inner page below its intro, in one column. */
export function Sheet({ gap = "xxl", children }: Props) {
  return <div css={[sheet, styles.sheet, { gap: space[gap] }]}>{children}</div>;
}

const styles = { sheet: css({ paddingBlockEnd: space.section }) };
