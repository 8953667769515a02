import { render, screen } from "@testing-library/react";
import { Callouts, leaderPath } from "./callouts";

test("draws a leader from each part to its list item", () => {
  const anchors = [
    { target: [10, 20], labelPosition: [50, 20], side: "right" },
    { target: [30, 40], labelPosition: [50, 60], side: "right" },
  ] as const;
  const items = ["Antenne", "Carte"].map((label) => ({ key: label, label }));
  const { container } = render(
    <Callouts width={100} height={100} anchors={anchors} items={items}>
      {null}
    </Callouts>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Antenne", "Carte"]);
  const leaders = [...container.querySelectorAll("g")].map((callout) => callout.querySelector("path"));
  expect(leaders.map((path) => path?.getAttribute("d")?.split("L")[0])).toEqual(["M10 20", "M30 40"]);
});

test("a leader begins at 45° if its label is further across than up, otherwise upright, and continues below a left label", () => {
  expect(leaderPath({ target: [0, 0], labelPosition: [50, -20], side: "right" })).toBe("M0 0L20 -20L50 -20");
  expect(leaderPath({ target: [0, 0], labelPosition: [-20, 50], side: "left" })).toBe("M0 0L0 30L-20 50");
  expect(leaderPath({ target: [0, 0], labelPosition: [-20, 50], side: "left", labelWidth: 80 })).toBe(
    "M0 0L0 30L-20 50H-100",
  );
});
