import { fireEvent, render, screen } from "@testing-library/react";
import { measurement as labels } from "../../../tests/fixture/data/solutions.json";
import { Switch } from "../../components/solutions/switch";
import { Measurement } from "./measurement";

const slider = () => screen.getByRole("slider", { name: labels.spoken.pressure });

test("where React renders the page, slider and switch update the values, until the measurement is unmounted", () => {
  const { container, unmount } = render(
    <Measurement labels={labels}>
      <Switch labels={labels} isLabelOnly />
      <b data-reading="payload">5.7</b>
    </Measurement>,
  );
  const root = container.querySelector("[data-measurement]");
  fireEvent.input(slider(), { target: { value: "10" } });
  expect(container.querySelector("[data-reading=payload]")).toHaveTextContent("10.0");
  expect(slider()).toHaveAttribute("aria-valuetext", "10,0 bar, 20,00 milliampères");
  expect(root).toHaveAttribute("data-loop", "full");
  fireEvent.click(screen.getByRole("checkbox", { name: labels.cut }));
  expect(root).toHaveAttribute("data-loop", "cut");
  expect(screen.getByRole("status")).toHaveTextContent(labels.spoken.cut);
  const pressureSlider = slider();
  unmount();
  fireEvent.input(pressureSlider, { target: { value: "1" } });
  expect(root).toHaveStyle({ "--pressure": "10" });
});
