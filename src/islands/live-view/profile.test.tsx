import { render } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { stateAt } from "../../network/model";
import { Profile, yOfPressure } from "./profile";

const view = home.aqualink.liveView;

test.each([
  ["after", 1],
  ["before", 3],
] as const)(
  "a leak %s the chamber lowers the pressure line and bends it at the leak, where a mark is drawn",
  (leak, bendIndex) => {
    const { container } = render(<Profile {...{ view, leak }} selected="flow" minutes={720} />);
    const pathData = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d") ?? "");
    // Each pressure line has five points.
    const lines = pathData.map((path) => path.slice(1).split("L")).filter(({ length }) => length === 5);
    const heights = [stateAt("none", 720), stateAt(leak, 720)].map(({ heads }) => heads.map(yOfPressure));
    expect(lines.map((points) => points.map((point) => Number(point.split(" ")[1])))).toEqual(heights);
    const [x, y] = lines[1]?.[bendIndex]?.split(" ") ?? [];
    // The leak's mark is a vertical line from the pipe up to the bend.
    expect(pathData).toContainEqual(expect.stringMatching(`^M${x} \\d+V${y}$`));
    expect(container.querySelector("#leak-line")).toBeInTheDocument();
  },
);

test("highlights the number of the selected sensor", () => {
  const { container } = render(<Profile {...{ view }} leak="none" selected="flow" minutes={720} />);
  const selectedNumbers = [...container.querySelectorAll("svg .selected")].map(
    ({ textContent }) => textContent,
  );
  expect(selectedNumbers).toEqual(["2"]);
});
