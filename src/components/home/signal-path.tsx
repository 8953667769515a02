import { css } from "@emotion/react";
import { color, fontSize, media } from "../../theme/tokens";
import { visuallyHidden } from "../../theme/visually-hidden";
import { lineDrawing } from "../drawings/line-drawing";
import { curvePath, extent } from "./chart-path";

type Props = {
  /** What the drawing shows, for those who hear it. */
  pathName: string;
  inputs: readonly string[];
  device: string;
  transport: string;
  view: string;
  /** What AquaLink measures over a day: the curve of the web view. */
  reading: readonly number[];
};

/** A voltage that rises, a current between its limits, pulses. */
const waves = ["M-12 8l24-16", "M-12 0c4-13 8-13 12 0s8 13 12 0", "M-14 8h6v-16h8v16h8v-16h6"];
const pins = [-24, 0, 24];
/** How far the link reaches: in the wide drawing, as far as the web view in front of it happens to be. */
const links = [
  ["tall", 260],
  ["wide", 2000],
] as const;
const plot = { width: 146, height: 68 };

/** How many times as large a wide window shows it. */
const enlarged = 1.3;
const blockSize = 204;

/** Its place in the tall drawing of a telephone, and in the wide one, whose link grows with the window. */
const at = (tall: string, wide: string) => ({ transform: tall, [media.medium]: { transform: wide } });

/** From the sensor to the screen: the three inputs, the device, the encrypted link, the web view. */
export function SignalPath({ pathName, inputs, device, transport, view, reading }: Props) {
  return (
    <div css={styles.path}>
      <ol aria-label={pathName} css={visuallyHidden}>
        <li>
          <ul>
            {inputs.map((input) => (
              <li key={input}>{input}</li>
            ))}
          </ul>
        </li>
        <li>{device}</li>
        <li>{transport}</li>
        <li>{view}</li>
      </ol>
      <svg aria-hidden="true" css={[lineDrawing, styles.drawing]}>
        <path
          css={styles.tall}
          className="signal"
          d="M72 22H21l-8 8v140M72 76H45l-8 8v86M72 130h-3l-8 8v32"
        />
        <path css={styles.wide} className="signal" d="M44 38h124l40 40h10M44 102h176M44 166h124l40-40h10" />
        {inputs.map((input, index) => (
          <g key={input} css={styles.input(index)}>
            <circle className="paper" r="20" />
            <path className="fine" d="M-11-11v22h22" />
            <path className="brand" d={waves[index]} />
            <text>{input}</text>
          </g>
        ))}
        <g css={styles.device}>
          {links.map(([layout, end]) => (
            <g key={layout} css={styles[layout]}>
              <path className="signal packets" d={`M120 0H${end}`} />
              <path className="fine" d={`M148-18H${end}M148 18H${end}`} />
            </g>
          ))}
          <ellipse className="paper" cx="148" rx="7" ry="18" />
          <path d="M92-36v-46h8v46" />
          <rect className="paper" y="-36" width="120" height="72" rx="6" />
          <rect className="tint" x="56" y="-14" width="36" height="28" />
          <path className="signal" d="M0-24h24l16 16h16M0 0h56M0 24h24l16-16h16M92 0h28" />
          {pins.map((y) => (
            <rect key={y} className="paper" x="-14" y={y - 7} width="14" height="14" />
          ))}
          <circle className="via" cx="120" r="5" />
        </g>
        <text css={styles.deviceName}>{device}</text>
        <g css={styles.lock}>
          <path className="paper" d="M-11-5v-8a11 11 0 0 1 22 0v8M-18-5h36v28h-36zM0 5v8" />
          <text>{transport}</text>
        </g>
        <g css={styles.view}>
          <rect className="paper" width="170" height="128" rx="6" />
          <path d="M0 22h170M11 11h2M20 11h2M29 11h2" />
          <path className="fine" d="M12 42h146M12 76h146M12 110h146" />
          <path
            className="signal"
            transform="translate(12 42)"
            d={curvePath(reading, extent(reading), plot)}
          />
          <text>{view}</text>
        </g>
      </svg>
    </div>
  );
}

const styles = {
  path: css({ gridColumn: "1 / -1", position: "relative", breakInside: "avoid" }),
  drawing: css({
    blockSize: 568,
    // Large letters may reach into the gutter.
    overflow: "visible",
    text: { fill: color.text, fontSize: `min(${fontSize.small}, 5vw)`, textAnchor: "start" },
    [media.medium]: {
      blockSize,
      overflow: "hidden",
      text: { fontSize: `min(${fontSize.label}, 20px)`, textAnchor: "middle" },
    },
    [media.wideScreen]: {
      inlineSize: `calc(100% / ${enlarged})`,
      scale: `${enlarged}`,
      transformOrigin: "0 0",
      marginBlockEnd: blockSize * (enlarged - 1),
    },
  }),
  tall: css({ [media.medium]: { display: "none" } }),
  wide: css({ display: "none", [media.medium]: { display: "block" } }),
  input: (index: number) =>
    css({
      ...at(`translate(92px, ${22 + 54 * index}px)`, `translate(24px, ${38 + 64 * index}px)`),
      text: { ...at("translate(28px, 5px)", "translate(30px, -9px)"), textAnchor: "start" },
    }),
  device: css(at("translate(37px, 180px) rotate(90deg)", "translate(230px, 102px)")),
  deviceName: css(at("translate(92px, 220px)", "translate(290px, 162px)")),
  lock: css({
    ...at("translate(37px, 362px)", "translate(calc(50% + 90px), 102px)"),
    text: at("translate(56px, 5px)", "translate(0, 47px)"),
  }),
  view: css({
    ...at("translate(1px, 439px)", "translate(calc(100% - 170.5px), 38px)"),
    text: at("translate(91px, -14px)", "translate(85px, 150px)"),
  }),
};
