import { css } from "@emotion/react";
import { interpolate } from "../../content/interpolate";
import { formatTime, formatValue } from "../../network/format";
import { background } from "../../theme/background";
import { segment } from "../../theme/segment";
import { color, font, fontSize, media, space } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { exampleTime, stateWithLeak, stateWithoutLeak } from "./example-state";

type Props = { valley: Queries.ValleyFragment; view: Queries.LiveViewFragment };

/** The measured flow with or without the leak, toggled by radio buttons that CSS reads (home/hero.tsx). */
export function FlowReading({ valley, view }: Props) {
  const { leak, quantities } = view;
  const flow = formatValue("flow", stateWithLeak.flow);
  const flowWithoutLeak = formatValue("flow", stateWithoutLeak.flow);
  const unit = <span css={styles.unit}>{quantities.flow.unit}</span>;
  return (
    <div css={[background.ink, styles.reading]}>
      <dl>
        <dt css={styles.name}>
          {interpolate(valley.reading, { time: formatTime(exampleTime) })}{" "}
          <span css={styles.note}>{view.note}</span>
        </dt>
        <dd css={styles.values}>
          <span className="with-leak">
            <b css={[styles.value, styles.leakValue]}>{flow}</b>
            {unit} <small css={styles.insteadOf}>{`${leak.insteadOf} ${flowWithoutLeak}`}</small>
          </span>
          <span className="without-leak">
            <b css={styles.value}>{flowWithoutLeak}</b>
            {unit}
          </span>
        </dd>
      </dl>
      <fieldset css={styles.leakToggle} className="screen-only">
        <legend css={visuallyHidden}>{valley.leak}</legend>
        {(["with", "without"] as const).map((name) => (
          <label key={name} css={styles.leakOption} className={name}>
            <input type="radio" name="valley" value={name} defaultChecked={name === "with"} />
            <span>{leak[name]}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

const styles = {
  reading: css({
    gridRow: 4,
    alignSelf: "end",
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: space.xs,
    marginInlineStart: space.trace,
    [media.stacked]: { marginBlock: `${space.xs} ${space.s}` },
    [media.wideScreen]: { display: "grid", gridArea: "2 / 2 / 4", marginInlineStart: space.s },
  }),
  name: css({ color: color.textMuted, fontSize: fontSize.small, lineHeight: 1.3 }),
  values: css({ display: "grid", "& > *": { gridArea: "1 / 1" } }),
  value: css({
    marginInlineEnd: "0.18em",
    font: `450 2rem/1.15 ${font.monospace}`,
    [media.medium]: { fontSize: "2.5rem" },
  }),
  leakValue: css({ color: color.danger }),
  unit: css({ font: `450 1rem ${font.monospace}` }),
  insteadOf: css({ display: "inline-block", color: color.textMuted, fontSize: fontSize.small }),
  leakToggle: css({
    display: "flex",
    [media.narrow]: { display: "grid" },
  }),
  leakOption: css(segment, { [media.narrow]: { "& + &": { margin: "-1px 0 0" } } }),
  note: css({ marginInlineStart: "0.4rem", color: color.copperText }),
};
