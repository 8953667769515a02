import { css } from "@emotion/react";
import { color } from "../../theme/tokens";
import { LineDrawing } from "./line-drawing";
import { Cable, Hatching } from "./primitives";

/** How wide chamber and antenna are drawn, and where the pole stands. */
const width = 700;
const pole = 684;
const pipe = { top: 514, bottom: 606, middle: 560 };

/** What is above the ground. Its foot stands on the drawing's lower edge. */
export function AntennaDrawing() {
  return (
    <LineDrawing width={width} height={212}>
      <path
        className="brand"
        d={`M${pole - 12} 38a17 17 0 0 1 24 0m-36-12a34 34 0 0 1 48 0m-60-12a51 51 0 0 1 72 0`}
      />
      <path
        className="paper"
        d={`M${pole - 5} 52l2-6h6l2 6 2 54h-14zM${pole - 6} 118h12v87h-12zM${pole - 9} 104h18v15h-18z`}
      />
      <path className="paper" d={`M${pole - 16} 205h32v7h-32z`} />
    </LineDrawing>
  );
}

/** Two flanges, bolted together, about a place of the pipe. */
function Flanges({ x }: { x: number }) {
  return (
    <path className="paper" d={`M${x - 9} ${pipe.top - 16}h9v124h-9zM${x} ${pipe.top - 16}h9v124h-9z`} />
  );
}

/** A valve chamber in section; the drawing's upper edge is the ground. Pipe and ground run on to the window's edges. */
export function ChamberDrawing() {
  return (
    <LineDrawing width={width} height={760}>
      <Hatching id="concrete" />
      <path className="fine" d={hachures} />
      <path css={styles.air} d="M40 14h112v52h408v448H40zM40 606h520v84H40z" />
      <path
        css={styles.concrete}
        d="M0 26h40V496H0zM152 26h448V166h-40V66H152zM560 196h40V496h-40zM0 624h40v66h520v-66h40v112H0z"
      />
      <path
        className="fine"
        d="M30 748a4 4 0 1 0 .1 0M78 752a5 5 0 1 0 .1 0M130 747a4 4 0 1 0 .1 0M190 752a5 5 0 1 0 .1 0M250 748a4 4 0 1 0 .1 0M310 752a5 5 0 1 0 .1 0M372 747a4 4 0 1 0 .1 0M430 752a5 5 0 1 0 .1 0M490 748a4 4 0 1 0 .1 0M552 751a5 5 0 1 0 .1 0"
      />
      {/* The cover in its frame, and the steps down. */}
      <path className="paper" d="M28 0h136v26h-12v-12h-112v12h-12zM40 2h112v12h-112z" />
      <path d="M40 130h22v8H40M40 190h22v8H40M40 250h22v8H40M40 310h22v8H40M40 370h22v8H40" />

      {/* The pipe, sealed where it goes through the walls. */}
      <path className="tint" d={`M-3000 ${pipe.top}h6000v92h-6000z`} stroke="none" />
      {[pipe.top, pipe.bottom].map((y) => (
        <Cable key={y} d={`M-3000 ${y}h6000`} width={9} />
      ))}
      <path className="axis" d={`M-3000 ${pipe.middle}h6000`} />
      <path className="paper" d="M4 496h32v13H4zM4 611h32v13H4zM564 496h32v13h-32zM564 611h32v13h-32z" />
      <path
        className="brand"
        d={[-420, -160, 206, 690].map((x) => `M${x} ${pipe.middle}h56m-14-6l14 6-14 6`).join("")}
      />

      {/* Gate valve: the bow-tie of a network's plan. */}
      <path className="paper" d={`M96 ${pipe.top - 8}l88 108V${pipe.top - 8}l-88 108z`} />
      <path className="paper" d="M134 476h12v84h-12zM126 458h28v18h-28z" />
      <path d="M140 458v-22M102 430h76a6 6 0 0 1 0 10h-76a6 6 0 0 1 0-10z" />
      <Flanges x={94} />
      <Flanges x={186} />

      {/* Flow meter: a circle with Q, as on that plan. */}
      <path className="paper" d={`M390 ${pipe.top - 10}h100v112H390z`} />
      <circle cx="440" cy={pipe.middle} r="33" className="tint" />
      <text x="440" y={pipe.middle + 12} css={styles.meter}>
        Q
      </text>
      <path className="paper" d="M428 484h24v20h-24zM402 444h76v40h-76z" />
      <path className="brand" d="M414 472h8v-16h10v16h10v-16h10v16h10v-16h6" />
      <Flanges x={386} />
      <Flanges x={494} />

      {/* Pressure sensor, screwed into the pipe. */}
      <path className="paper" d="M272 496h60v22h-60z" />
      <path
        className="paper"
        d="M284 400h36v64h-36zM276 464h52v22h-52zM290 486h24v46h-24zM292 384h20v16h-20z"
      />
      <path className="fine" d="M284 412h36M284 452h36" />

      {/* The device: IN1 waits, IN2 reads the sensor, IN3 counts. */}
      <Cable d="M302 384V318" isOpen />
      <Cable d="M440 444v-68a26 26 0 0 0-26-26h-24a24 24 0 0 1-24-24v-8" isOpen />
      <path
        className="paper"
        d="M228 300h24v14h-24zM290 300h24v22h-24zM354 300h24v22h-24zM232 314h16v6h-16z"
      />
      <path className="paper" d="M192 156h12v28h-12zM192 256h12v28h-12zM422 262h12v28h-12z" />
      <rect className="paper" x="204" y="140" width="218" height="160" rx="12" />
      {[220, 406].flatMap((x) => [156, 284].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />))}
      <rect className="tint" x="236" y="162" width="154" height="116" />
      <path
        className="brand"
        d="M254 208c16-14 26-14 40 0s26 14 40 0 22-13 38-2M254 240c16-14 26-14 40 0s26 14 40 0 22-13 38-2"
      />

      {/* Its cable to the antenna, in a conduit through the wall. */}
      <Cable d={`M540 181H${pole - 34}a34 34 0 0 0 34-34V0`} width={26} />
      <Cable d={`M440 181H${pole - 34}a34 34 0 0 0 34-34V0`} width={11} isOpen />
      <path className="paper" d="M422 172h18v18h-18z" />
      <path d={`M${pole - 16} 0h32M540 168v7m0 12v7`} />
    </LineDrawing>
  );
}

/** Groups of three strokes below the ground's line. */
const hachures = Array.from({ length: 75 }, (_, index) => index * 80 - 2980)
  .map((x) => `M${x} 14l12-12m2 12l12-12m2 12l12-12`)
  .join("");

const styles = {
  concrete: css({ fill: "url(#concrete)" }),
  /** Lighter than the earth around it. */
  air: css({ fill: color.surface, fillOpacity: 0.6, stroke: "none" }),
  meter: css({ "&&": { fill: color.text, fontSize: 36 } }),
};
