import { css, keyframes } from "@emotion/react";
import type { FieldName } from "../content/form-fields";
import terminal from "../drawings/contact-terminal.svg";
import plug from "../drawings/plug.svg";
import { color, media, size, space } from "../theme/tokens";
import { visibleAt } from "../theme/visible-at";
import { Drawing } from "./drawings/drawing";
import { nonScalingStrokes } from "./drawings/drawing-styles";

/** A plug that advances to its socket as the contact form is filled in; its nut locks it when the message is sent. */
export function Plug({ wireNames, caption }: { wireNames: readonly string[]; caption: string }) {
  return (
    <>
      <p className="screen-only" css={styles.caption}>
        {caption}
      </p>
      <div className="screen-only" css={styles.bay}>
        <Drawing svg={plug} css={[nonScalingStrokes, plugSize, styles.drawing]}>
          <g className="names">
            {wireNames.map((name, index) => (
              <text key={name} className="figure start" x="404" y={145 + 22 * index}>
                {name}
              </text>
            ))}
          </g>
        </Drawing>
        <Drawing svg={terminal} css={[nonScalingStrokes, plugSize, styles.terminal]} />
      </div>
    </>
  );
}

/** Inline size of the plug and of the terminal below it. */
const plugSize = css({
  maxInlineSize: "26rem",
  [media.wide]: { inlineSize: "min(44.3vw, 40rem)", maxInlineSize: "none" },
});

/** The required fields, in the order of their wires. */
const fields: readonly FieldName[] = ["name", "email", "message", "consent"];
const filledAndValid = ":valid:not([aria-invalid], :placeholder-shown, [type=checkbox]:not(:checked))";

/** Moves dashes along the wires, by twelve times a dash and its gap. */
const wireSignal = keyframes({
  from: { strokeDasharray: "18 8", strokeDashoffset: 312 },
  to: { strokeDasharray: "18 8", strokeDashoffset: 0 },
});

/** For an ancestor of form and drawings: advances the plug for each valid required field, breaks the wires of refused ones. */
export const plugProgress = css(
  fields.map((name, index) => {
    const nth = `:nth-of-type(${index + 1})`;
    return {
      [`&:has([name=${name}]${filledAndValid})`]: {
        // A quarter of the 82 pixels to the socket.
        [`--step-${index}`]: "20.5px",
        [`& .wires ${nth}`]: { strokeWidth: 4 },
        [`& .names ${nth}`]: { fill: color.copperText },
      },
      [`&:has([name=${name}][aria-invalid])`]: {
        [`& .wires path${nth}`]: { strokeDasharray: "2 6" },
        [`& .names ${nth}`]: { fill: color.danger },
      },
    };
  }),
  {
    "&:has([data-contact-form=sent])": {
      "--plug-shift": "82px",
      "--nut-shift": "86px",
      ".wires :is(path, circle)": { strokeWidth: 4 },
      ".nut rect, .office": { fill: color.brand },
      [media.motion]: { ".wires path": { animation: `${wireSignal} 1.2s 600ms linear` } },
    },
  },
);

const styles = {
  // In wide layouts, beside the form's title and left of the drawn wall, which is at 0.62 of the drawing's width.
  caption: css({
    marginBlockStart: space.l,
    color: color.textMuted,
    [media.wide]: {
      position: "absolute",
      inset: `0.5rem auto auto calc(100% + ${space.l})`,
      inlineSize: "min(23vw, 22.5rem)",
    },
  }),
  // In wide layouts, from the section's top to the map; in stacked ones, a strip at the viewport's lower edge during input.
  bay: css({
    clipPath: "inset(0 -100vw -100vh 0)",
    [media.stacked]: {
      display: "flow-root",
      marginBlockStart: space.m,
      marginInline: `calc(-1 * ${space.gutter})`,
      paddingInline: space.gutter,
      borderBlockStart: `1px solid ${color.line}`,
      background: color.background,
      // Keeps focused controls clear of the strip.
      "html:has(&)": { [media.sticky]: { scrollPaddingBlockEnd: "7.5rem" } },
      // Not while there are errors, because it would cover a refused field or a notice.
      [media.sticky]: {
        "section:focus-within:not(:has([data-notice=error])) > &": { position: "sticky", insetBlockEnd: 0 },
      },
    },
    [media.wide]: {
      position: "absolute",
      insetBlock: `0 ${size.map}`,
      insetInlineStart: "100%",
      borderInlineStart: `1.5px solid ${color.text}`,
    },
  }),
  terminal: css(visibleAt.wide, { position: "absolute", insetBlockEnd: 0 }),
  drawing: css({
    "& .wall": { height: 6000, [media.wide]: { y: -3000 } },
    [media.stacked]: {
      // Crops the drawing to the plug.
      marginBlock: "calc(-0.13 * min(100%, 26rem))",
      // On tablets, the plug is at the right of a longer cable.
      marginInlineStart: "auto",
    },
    // Places the plug beside the first fields.
    [media.wide]: { marginBlockStart: "5.25rem" },
    "& .short": visibleAt.stacked,
    "& :is(.gland, .long)": visibleAt.wide,
    "& .names text": {
      fontSize: 19,
      [media.large]: { fontSize: 14 },
      [media.stacked]: { translate: "0 -57px" },
    },
    "& .plug": {
      translate: `var(--plug-shift, calc(${fields.map((_, index) => `var(--step-${index}, 0px)`).join(" + ")}))`,
      [media.motion]: { transition: "translate 200ms ease-out" },
    },
    "& .nut": {
      translate: "var(--nut-shift, 0px)",
      [media.motion]: { transition: "translate 400ms 200ms ease-in-out" },
    },
  }),
};
