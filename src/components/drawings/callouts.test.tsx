import { leader } from "./callouts";

test("a leader arrives level with words beside its part, and in the column of words below it", () => {
  expect(leader({ to: [0, 0], at: [50, -20], side: "right" })).toBe("M0 0L20 -20L50 -20");
  expect(leader({ to: [0, 0], at: [-20, 50], side: "left" })).toBe("M0 0L0 30L-20 50");
  expect(leader({ to: [0, 0], at: [-20, 50], side: "left", room: 80 })).toBe("M0 0L0 30L-20 50H-100");
  expect(leader({ to: [60, 20], at: [50, 100], side: "above" })).toBe("M60 20L50 30L50 100");
});
