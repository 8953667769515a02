import { render } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { type NetworkState, stateAt } from "../../network/model";
import { places, tankFloor } from "./landscape";
import { across, yOfPressure } from "./stretched";
import { Valley } from "./valley";

const view = home.aqualink.liveView;
const heightsOf = ({ line }: NetworkState) => line.map(yOfPressure);

test.each([
  ["after", 1],
  ["before", 3],
] as const)(
  "a leak %s the chamber bends the pressure line above its place, under the calm one",
  (leak, bend) => {
    const { container } = render(<Valley {...{ view, leak }} marked="flow" minutes={720} />);
    const drawn = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
    const lines = drawn.map((path) => path.slice(1).split("L")).filter(({ length }) => length === 5);
    const [now, calm] = [stateAt(leak, 720), stateAt("none", 720)];
    expect(lines.map((points) => points.map((point) => Number(point.split(" ")[1])))).toEqual([
      heightsOf(calm),
      heightsOf(now),
    ]);
    const [x, y] = lines[1]?.[bend]?.split(" ") ?? [];
    expect(drawn).toContainEqual(expect.stringMatching(`^M${x} \\d+V${y}$`));
    const water = [...container.querySelectorAll("rect")].map((rect) =>
      ["y", "height"].map((side) => Number(rect.getAttribute(side))),
    );
    const surface = yOfPressure(now.line[4]);
    expect(water).toContainEqual([surface, tankFloor - surface]);
    expect(container.querySelector("#leak-line")).toBeInTheDocument();
    const [chosen, ...others] = container.querySelectorAll("svg .chosen");
    expect([chosen?.textContent, chosen?.closest("svg")?.getAttribute("x"), others]).toEqual([
      "2",
      across(places.chamber),
      [],
    ]);
  },
);
