import { css } from "@emotion/react";
import { memo } from "react";
import { segment } from "../../theme/segment";
import { color, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { whenNarrow } from "./layout";
import { dashStyle } from "./readout";

type Props = {
  labels: Queries.LiveViewFragment["leak"];
  onToggle: (isLeaking: boolean) => void;
};

/** Radio buttons that toggle the leak. The one without a leak has dashes, which are the legend of the dashed curves. */
export const LeakToggle = memo(function LeakToggle({ labels, onToggle }: Props) {
  return (
    <fieldset css={styles.toggle} className="needs-script">
      <legend css={visuallyHidden}>{labels.label}</legend>
      {(["with", "without"] as const).map((value) => (
        <label key={value} css={styles.option} className={value}>
          <input
            type="radio"
            name="leak"
            value={value}
            defaultChecked={value === "with"}
            // Not "change", which React misses if a script has checked the other button meanwhile.
            onClick={() => onToggle(value === "with")}
          />
          <span>{labels[value]}</span>
        </label>
      ))}
    </fieldset>
  );
});

const styles = {
  toggle: css({
    display: "flex",
    paddingInlineEnd: space.l,
    alignSelf: "center",
    [whenNarrow]: {
      gridColumn: "1 / -1",
      paddingInlineEnd: 0,
      borderBlockStart: `1px solid ${color.line}`,
    },
  }),
  option: css(segment, {
    "& input": { outlineOffset: "-4px" },
    "& input:checked": { background: color.background },
    "&.without span::before": dashStyle,
    [whenNarrow]: {
      flex: "1 1 50%",
      paddingInline: space.xs,
      "& input": { border: 0 },
      "& + & input": { borderInlineStart: `1px solid ${color.line}` },
      "& input:checked": { borderBlockEnd: "3px solid var(--selected)" },
    },
  }),
};
