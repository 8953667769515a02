import { css } from "@emotion/react";
import layers from "../../drawings/layers.svg";
import layersOnPhone from "../../drawings/layers-phone.svg";
import { initialMeasurement, mqttPacket, recordHeader, toHex } from "../../network/measurement";
import { media, space } from "../../theme/tokens";
import { visibleAt } from "../../theme/visible-at";
import { type Anchor, CalloutNumbers, Callouts } from "../drawings/callouts";
import { Drawing } from "../drawings/drawing";
import { bentLine, marginCentre, radioLine } from "../drawings/lines";
import { wavePath, waves } from "./measurement-paths";
import { phoneWireOffset } from "./shared-styles";

type Props = {
  /** Labels from the outer to the inner layer: carrier, record, message. */
  details: readonly string[];
};

/** The nested protocol layers that carry a measured value: a radio wave, a TLS record, and the message in it. */
export function Layers({ details }: Props) {
  return (
    <Callouts
      {...drawingSize}
      anchors={anchors}
      items={details.map((detail) => ({ key: detail, label: detail }))}
      labelMedia={media.wide}
      css={styles.callouts}
    >
      <Drawing svg={layers} css={[visibleAt.wide, styles.wideDrawing]}>
        <Wave name="wide" />
        <TlsRecord x={352} y={101} bytes={10} />
        <text className="figure end copper" x="1208" y="101" data-reading="payload">
          {initialMeasurement.payload}
        </text>
      </Drawing>
      <div css={[visibleAt.stacked, styles.wired]}>
        <Drawing svg={layersOnPhone} css={{ overflow: "visible" }}>
          <Wave name="phone" />
          <TlsRecord x={32} y={100} bytes={4} />
          <text className="figure start copper" x="52" y="172" data-reading="payload">
            {initialMeasurement.payload}
          </text>
          <CalloutNumbers points={phonePoints.slice(0, details.length)} radius={12} />
        </Drawing>
      </div>
    </Callouts>
  );
}

function Wave({ name }: { name: keyof typeof waves }) {
  return <path className="brand" data-wave={name} d={wavePath(initialCiphertext, waves[name])} />;
}

/** A record's header and its first encrypted bytes. */
function TlsRecord({ x, y, bytes }: { x: number; y: number; bytes: number }) {
  return (
    <text className="figure start" x={x} y={y}>
      <tspan className="ink" data-header="">
        {toHex(recordHeader(mqttPacket(initialMeasurement.payload)))}
      </tspan>{" "}
      <tspan data-bytes={bytes}>{toHex(initialCiphertext.slice(0, bytes))}</tspan>
    </text>
  );
}

/** Ciphertext shown for the TLS record, fixed so that builds are reproducible. */
const initialCiphertext = [
  0x79, 0x03, 0x78, 0xd0, 0xfe, 0x7e, 0xa9, 0x26, 0x86, 0xaf, 0xc8, 0xc5, 0xda, 0x5b, 0x28, 0x6e,
];

const drawingSize = { width: 1228, height: 190 };

/** Each target is the left end of a layer's upper edge. */
const anchors: readonly Anchor[] = [
  { target: [20, 12], labelPosition: [20, -18], side: "above", labelWidth: 290 },
  { target: [350, 44], labelPosition: [350, -18], side: "above", labelWidth: 400 },
  { target: [812, 72], labelPosition: [812, -18], side: "above", labelWidth: 400 },
];

const phonePoints = [
  [349, 37],
  [330, 92],
  [312, 152],
] as const;

const styles = {
  callouts: css({
    position: "relative",
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 26rem) minmax(12rem, 1fr)",
      columnGap: space.xl,
      alignItems: "center",
    },
    [media.wide]: {
      marginBlockStart: space.xl,
      "&::before": {
        ...bentLine({ block: "End", inline: "Start", line: radioLine }),
        insetBlockEnd: "50%",
        insetInlineStart: `calc(-1 * ${marginCentre})`,
        inlineSize: marginCentre,
      },
      "&::after": {
        ...bentLine({ block: "Start", inline: "End" }),
        insetBlockStart: "50%",
        insetInlineStart: "100%",
        inlineSize: marginCentre,
      },
    },
  }),
  // Draws the radio link from the page's margin to the drawing, and the measured value's wire back to the margin.
  wired: css({
    position: "relative",
    "&::before": {
      ...bentLine({ block: "End", inline: "Start", line: radioLine }),
      insetBlockEnd: "83%",
      insetInlineStart: `calc(-1 * ${phoneWireOffset} - 1.5px)`,
      inlineSize: `calc(${phoneWireOffset} + 1.5px)`,
    },
    "&::after": {
      ...bentLine({ block: "Start", inline: "Start" }),
      insetBlockStart: "72%",
      insetInlineStart: `calc(-1 * ${phoneWireOffset} - 0.5px)`,
      inlineSize: `calc(${phoneWireOffset} + ${40 / 350} * 100%)`,
    },
  }),
  wideDrawing: css({
    overflow: "visible",
    text: { fontSize: 17, [media.wideScreen]: { fontSize: "clamp(15px, 24px - 0.5vw, 19px)" } },
  }),
};
