import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import home from "../../../tests/fixture/data/home.json";
import { valueToPercent } from "../../components/drawings/day-chart";
import { stateAt } from "../../network/model";
import { LiveView } from "./live-view";

const view = home.aqualink.liveView;
const figure = <LiveView view={view} />;

const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: view.cursor });
const tab = (name: "pressure" | "flow" | "level") =>
  screen.getByRole<HTMLInputElement>("radio", { name: new RegExp(view.quantities[name].input) });
const leakOption = (name: "with" | "without") =>
  screen.getByRole<HTMLInputElement>("radio", { name: view.leak[name] });
const moveTo = (hour: number) => fireEvent.input(slider(), { target: { value: String(hour * 60) } });
const plainText = (text: string | null | undefined) => text?.replace(/\s/g, " ");
/** Each sensor's value, and its value without leak. */
const values = () =>
  [...document.querySelectorAll("dd:not([hidden])")].map((dd) => plainText(dd.textContent)).join(" · ");
const pressure = () => values().split(" · ")[0];
const sentence = () => screen.getByRole("status").textContent;
const differingPlaces = () => [...document.querySelectorAll(".differs > dt")].map((term) => term.textContent);

test("is served at 3 h of a day with a leak: values, sentence, and no live region", () => {
  document.body.innerHTML = renderToString(figure);
  expect(values()).toBe("5,6 bar · sans fuite 5,7 · 6,8 m³/h · sans fuite 2,2 · 3,10 m · sans fuite 3,20");
  expect(screen.getByText(view.seen.after.quiet, { ignore: "[hidden]" })).toBeVisible();
  expect(screen.getByText(view.note)).toBeVisible();
  expect(screen.getByRole("group", { name: view.questions })).toBeVisible();
  expect(tab("flow")).toBeChecked();
  expect(leakOption("with")).toBeChecked();
  expect(screen.queryByRole("status")).toBeNull();
  document.body.innerHTML = "";
});

test.each([
  ["pressure", 19 * 60, "4,3 bar", view.seen.after.weak],
  ["flow", 3 * 60, "5,6 bar", view.seen.after.quiet],
  ["level", 23.5 * 60, "5,5 bar", view.seen.before.low],
] as const)(
  'tab "%s" sets time and leak, and shows the matching sentence',
  async (name, minutes, value, expectedSentence) => {
    render(figure);
    moveTo(12);
    await userEvent.click(tab(name));
    expect(slider().valueAsNumber).toBe(minutes);
    expect(pressure()).toBe(value);
    expect(sentence()).toBe(expectedSentence);
  },
);

test("keeps «Sans fuite» when a tab is selected", async () => {
  render(figure);
  await userEvent.click(leakOption("without"));
  for (const [name, minutes] of [
    ["level", 23.5 * 60],
    ["pressure", 19 * 60],
  ] as const) {
    await userEvent.click(tab(name));
    expect(slider().valueAsNumber).toBe(minutes);
    expect(leakOption("without")).toBeChecked();
    expect(differingPlaces()).toEqual([]);
  }
});

test("shows the values and the sentence without leak at the selected time", async () => {
  render(figure);
  moveTo(12);
  expect(values()).toBe("4,9 bar · sans fuite 5,3 · 15,4 m³/h · sans fuite 11,0 · 2,64 m · sans fuite 3,19");
  const rowHeightsWithFlowSelected: [number, number, number] = [20, 52, 20];
  const noonDots = document.querySelectorAll("circle[cx='50%']");
  expect([...noonDots].map((dot) => dot.getAttribute("cy"))).toContain(
    `${valueToPercent("flow", stateAt("after", 720).flow, rowHeightsWithFlowSelected)}%`,
  );
  await userEvent.click(leakOption("without"));
  expect(values()).toBe("5,3 bar · 11,0 m³/h · 3,19 m");
  expect(sentence()).toBe(view.seen.calm.drawing);
  expect(differingPlaces()).toEqual([]);
});

test("shows no leak until it starts, and no change of flow for a leak upstream of the chamber", async () => {
  render(figure);
  await userEvent.click(tab("level"));
  moveTo(0.5);
  expect(values()).toBe("5,7 bar · 2,8 m³/h · 3,03 m");
  expect(sentence()).toBe(view.seen.calm.filling);
  expect(screen.queryByText(view.leak.before)).toBeNull();
  moveTo(12);
  expect(differingPlaces()).toEqual(["Village", "Réservoir"]);
  expect(screen.getByText(view.leak.before)).toBeInTheDocument();
});

test("reads values out while the slider moves, and announces the sentence after a click only", async () => {
  render(figure);
  moveTo(19);
  expect(plainText(slider().getAttribute("aria-valuetext"))).toMatch(
    /^19 h, pression 4,3 bars au lieu de 4,8/,
  );
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "off");
  await userEvent.click(leakOption("without"));
  expect(screen.getByRole("status")).toHaveAttribute("aria-live", "polite");
});

test("keeps updating after a translation by the browser, which replaces all text nodes", () => {
  render(figure);
  const walker = document.createTreeWalker(screen.getByRole("figure"), NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    text.parentNode?.replaceChild(font, text);
    font.append(text.cloneNode());
  }
  moveTo(12);
  fireEvent.click(leakOption("without"));
  expect(pressure()).toBe("5,3 bar");
  expect(sentence()).toBe(view.seen.calm.drawing);
});

test("lists every hour of the day in the table, and names the day in its caption", async () => {
  render(figure);
  const table = () => screen.getByRole("table", { hidden: true });
  const rows = () => within(table()).getAllByRole("row", { hidden: true });
  expect(table()).toHaveAccessibleName("Une journée du réseau\u202f: fuite après la chambre");
  expect(rows()).toHaveLength(26);
  expect(rows()[0]).toHaveTextContent("HeurePression, barDébit, m³/hNiveau, m");
  expect(rows()[4]).toHaveTextContent("3 h5,66,83,10");
  await userEvent.click(leakOption("without"));
  expect(table()).toHaveAccessibleName("Une journée du réseau\u202f: sans fuite");
  expect(rows()[4]).toHaveTextContent("3 h5,72,23,20");
});

describe("controls changed before hydration", () => {
  const renderAndHydrate = async (changeControls: () => void) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(figure);
    changeControls();
    const root = await act(async () => hydrateRoot(container, figure));
    return async () => {
      await act(async () => root.unmount());
      container.remove();
    };
  };
  const focusAndClick = (control: HTMLInputElement) => {
    control.focus();
    control.click();
  };
  const state = () => [slider().value, leakOption("with").checked, pressure()];

  test.each([
    ["a tab", () => focusAndClick(tab("pressure")), ["1140", true, "4,3 bar"]],
    [
      "a tab after slider and leak option",
      () => {
        slider().value = "720";
        focusAndClick(leakOption("without"));
        focusAndClick(tab("level"));
      },
      ["1410", false, "5,6 bar"],
    ],
    [
      "the slider after a tab",
      () => {
        focusAndClick(tab("pressure"));
        slider().value = "720";
        slider().focus();
      },
      ["720", true, "4,9 bar"],
    ],
    [
      "a leak option after a tab",
      () => {
        focusAndClick(tab("pressure"));
        focusAndClick(leakOption("without"));
      },
      ["1140", false, "4,8 bar"],
    ],
  ] as const)("keep the last change: %s", async (_, changeControls, expected) => {
    const cleanUp = await renderAndHydrate(changeControls);
    expect(state()).toEqual(expected);
    await cleanUp();
  });
});
