import { render, screen, within } from "@testing-library/react";
import home from "../../../tests/fixture/data/home.json";
import { faultsOf } from "../../../tests/support/axe";
import { SignalPath } from "./signal-path";

test("the signal runs from the three inputs over the device and the link to the view", async () => {
  const { container } = render(
    <SignalPath {...home.aqualink} reading={home.aqualink.chart.pressure.hourly} />,
  );
  const [path, inputs] = screen.getAllByRole("list");
  expect(path).toHaveAccessibleName(home.aqualink.pathName);
  expect([...(path?.children ?? [])].slice(1).map((stage) => stage.textContent)).toEqual([
    "AquaLink",
    "MQTT / TLS",
    "Vue web",
  ]);
  expect(
    within(inputs ?? document.body)
      .getAllByRole("listitem")
      .map((input) => input.textContent?.replaceAll("\u00a0", " ")),
  ).toEqual(["0–10 V", "4–20 mA", "Impulsions"]);
  expect(path?.firstElementChild).toContainElement(inputs ?? null);
  expect(await faultsOf(container)).toEqual([]);
});
