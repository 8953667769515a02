import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import home from "../../../tests/fixture/data/home.json";
import { link } from "../../../tests/support/fixtures";
import { type NetworkState, stateAt } from "../../network/model";
import { LiveView } from "./live-view";
import { yOfPressure } from "./stretched";

const view = home.aqualink.liveView;
const figure = <LiveView view={view} link={link} />;

const cursor = () => screen.getByRole<HTMLInputElement>("slider", { name: view.cursor });
const choice = (name: "none" | "after" | "before") =>
  screen.getByRole<HTMLInputElement>("radio", { name: view.leak[name] });
const moveTo = (hour: number) => fireEvent.input(cursor(), { target: { value: String(hour * 60) } });
/** What stands beside the sensors' names, as far as it is seen. */
const figures = () =>
  [...document.querySelectorAll("dd:not([hidden])")].map((each) => each.textContent?.replace(/\s/g, " "));
const leakAtNoon = ["4,9 bar", "sans fuite 5,3", "15,4 m³/h", "sans fuite 11,0", "2,64 m", "sans fuite 3,19"];
const said = () => screen.getByRole("status").textContent;
test("it opens at night, without a leak, and says what is seen there in figures and in words", () => {
  render(figure);
  expect(screen.getByText("3 h", { selector: "svg > text:last-of-type" })).toBeVisible();
  expect(figures()).toEqual(["5,7 bar", "2,2 m³/h", "3,20 m"]);
  expect(choice("none")).toBeChecked();
  expect(said()).toBe(view.seen.calm.filling);
});

test("the cursor reads any time of the day, to the eye and to assistive technology", async () => {
  render(figure);
  moveTo(19);
  expect(figures()).toEqual(["4,8 bar", "15,6 m³/h", "2,99 m"]);
  expect(cursor()).toHaveAttribute(
    "aria-valuetext",
    "19\u00a0h, pression 4,8\u00a0bar, débit 15,6\u00a0m³/h, niveau 2,99\u00a0m",
  );
  await userEvent.click(choice("after"));
  expect(cursor()).toHaveAttribute(
    "aria-valuetext",
    "19\u00a0h, pression 4,3\u00a0bar, sans fuite 4,8, débit 19,9\u00a0m³/h, sans fuite 15,6, niveau 2,10\u00a0m, sans fuite 2,99",
  );
});

/** The strips of the day, one below the other. */
const strips = () =>
  [...document.querySelectorAll("svg > svg > g:first-child")].flatMap(
    ({ parentElement }) => parentElement ?? [],
  );
const numberOf = (element: Element | null | undefined, name: string) =>
  Number.parseFloat(element?.getAttribute(name) ?? "");

test("each strip has its own number, name, unit, axis and curve, and the curve its mark", () => {
  render(figure);
  moveTo(12);
  const written = strips().map((strip) =>
    [...strip.querySelectorAll("text")].map((text) => text.textContent),
  );
  expect(written).toEqual([
    ["1", "Pression", "bar", "6", "4"],
    ["2", "Débit", "m³/h", "20", "0"],
    ["3", "Niveau", "m", "3,5", "1,5"],
  ]);
  // 5,25 of 4 to 6 bar; 11 of 0 to 20 m³/h; 3,19 of 1,5 to 3,5 m: from the top, in hundredths of the strip.
  const shares = { pressure: 37.4, flow: 45, level: 15.4 };
  for (const [index, [name, share]] of Object.entries(shares).entries()) {
    const strip = strips()[index];
    const curve = strip?.querySelector("svg path")?.getAttribute("d") ?? "";
    expect(Number(/ 72 (\S+) /.exec(curve)?.[1])).toBeCloseTo(share, 0);
    const mark = document.querySelector(`circle.${name}`);
    expect(numberOf(mark, "cx")).toBe(50);
    expect(numberOf(mark, "cy")).toBeCloseTo(
      numberOf(strip, "y") + (numberOf(strip, "height") * share) / 100,
      0,
    );
  }
});

test("the hours stand where they are in the day, the cursor's own too, and places from left to right", () => {
  render(figure);
  moveTo(18);
  const hours = [...document.querySelectorAll("figure svg > text")].slice(-6);
  expect(hours.map((text) => [text.textContent, numberOf(text, "x")])).toEqual([
    ...[0, 6, 12, 18, 24].map((hour) => [`${hour}\u00a0h`, (hour / 24) * 100]),
    ["18\u00a0h", 75],
  ]);
  const places = [view.places.village, view.places.chamber, view.places.source];
  const across = places.map((name) => numberOf(screen.getByText(name), "x"));
  expect(across).toEqual(across.toSorted((one, other) => one - other));
});

test.each([
  ["after", 1],
  ["before", 3],
] as const)("a leak %s the chamber bends the pressure line above its place", async (leak, bend) => {
  render(figure);
  moveTo(12);
  await userEvent.click(choice(leak));
  const heightsOf = ({ line }: NetworkState) => line.map(yOfPressure);
  const [now, calm] = [stateAt(leak, 720), stateAt("none", 720)];
  const drawn = [...document.querySelectorAll("dl + svg path")].map((path) => path.getAttribute("d") ?? "");
  const lines = drawn.map((path) => path.slice(1).split("L")).filter(({ length }) => length === 5);
  expect(lines.map((points) => points.map((point) => Number(point.split(" ")[1])))).toEqual([
    heightsOf(calm),
    heightsOf(now),
  ]);
  const [x, y] = lines[1]?.[bend]?.split(" ") ?? [];
  expect(drawn).toContainEqual(expect.stringMatching(`^M${x} \\d+V${y}$`));
  const water = [...document.querySelectorAll("dl + svg rect")].map((rect) => numberOf(rect, "y"));
  expect(water).toContain(yOfPressure(now.line[4]));
  for (const strip of strips()) {
    const [area, , without] = [...strip.querySelectorAll("path")].map((path) => path.getAttribute("d"));
    expect(area?.split("L")[0]).toBe(without);
  }
});

test("a leak shows the day's figures beside those without it, and marks what differs", async () => {
  render(figure);
  moveTo(12);
  await userEvent.click(choice("after"));
  expect(figures()).toEqual(leakAtNoon);
  expect(said()).toBe(view.seen.after.busy);
  await userEvent.click(choice("before"));
  expect(figures().slice(2, 4)).toEqual(["11,0 m³/h", "sans fuite 11,0"]);
  expect([...document.querySelectorAll(".differs")].map(({ classList }) => classList[0])).toEqual([
    "pressure",
    "level",
  ]);
  await userEvent.click(choice("none"));
  expect(document.querySelectorAll(".differs")).toHaveLength(0);
});

test("it goes on reading when the browser has translated it, which replaces every text", () => {
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
  fireEvent.click(choice("after"));
  expect(figures()).toEqual(leakAtNoon);
  expect(said()).toBe(view.seen.after.busy);
});

test("who has seen a leak is offered the next step, and keeps it", async () => {
  render(figure);
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(choice("before"));
  expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
  await userEvent.click(choice("none"));
  expect(screen.getByRole("link", { name: link.label })).toBeVisible();
});

test("who has not moved the cursor yet is told to", () => {
  render(figure);
  expect(screen.getByText(view.hint)).toBeVisible();
  moveTo(1);
  moveTo(3);
  expect(screen.queryByText(view.hint)).toBeNull();
});

test("the table lists every hour of the day that is drawn", async () => {
  render(figure);
  const rows = () =>
    within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
  expect(rows()).toHaveLength(26);
  expect(rows()[0]).toHaveTextContent("HeurePression, barDébit, m³/hNiveau, m");
  expect(rows()[4]).toHaveTextContent("3 h5,72,23,20");
  await userEvent.click(choice("after"));
  expect(rows()[4]).toHaveTextContent("3 h5,66,83,10");
});

test("what the visitor moved and chose before React was there counts", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(figure);
  const [served, pressed] = [cursor(), choice("after")];
  served.value = "720";
  pressed.click();
  await act(async () => {
    hydrateRoot(container, figure);
  });
  expect(cursor()).toBe(served);
  expect(served.value).toBe("720");
  expect(choice("after")).toBe(pressed);
  expect(pressed).toBeChecked();
  expect(figures()[0]).toBe("4,9 bar");
  expect(said()).toBe(view.seen.after.busy);
  container.remove();
});
