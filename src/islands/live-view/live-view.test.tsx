import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { link } from "../../../tests/support/fixtures";
import { LiveView } from "./live-view";

const night = 3;
const hours = Array.from({ length: 25 }, (_, hour) => hour);
/** A day that is easily read: little by night, much by day. */
const day = {
  title: "Une journée du réseau",
  note: "exemple",
  address: "vue-web.example/reseau",
  summary: "Exemple de courbes.",
  cursor: "Heure",
  hint: "Déplacez le curseur",
  calm: {
    night: "La nuit, peu.",
    morning: "Le matin, plus.",
    day: "Le jour, assez.",
    evening: "Le soir, trop.",
  },
  table: "Les mêmes valeurs en tableau",
  pressure: { name: "Pression", unit: "bar", lowest: 4, highest: 6, hourly: hours.map(() => 5.6) },
  flow: {
    name: "Débit",
    unit: "m³/h",
    lowest: 0,
    highest: 20,
    hourly: hours.map((hour) => (hour <= night ? 2 : 10)),
  },
  leak: {
    label: "Simuler une fuite",
    legend: { lost: "Fuite", calm: "Sans fuite" },
    seen: { night: "Il reste haut.", morning: "Plus haut.", day: "Haut aussi.", evening: "Trop haut." },
    pressure: hours.map(() => 5.4),
    flow: hours.map((hour) => (hour <= night ? 6 : 14)),
  },
};

const cursor = () => screen.getByRole<HTMLInputElement>("slider", { name: "Heure" });
const leak = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Simuler une fuite" });
const moveTo = (minutes: number) => fireEvent.input(cursor(), { target: { value: String(minutes) } });
const shown = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling;
const paths = () => [...document.querySelectorAll("svg path")].map((path) => path.getAttribute("d") ?? "");

beforeEach(() => {
  // jsdom has no media queries: motion counts as not welcome.
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  // Then there is one frame, at once.
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
    draw(0);
    return 0;
  });
});
afterEach(() => jest.restoreAllMocks());

test("it opens at night, and says what is seen there, in figures and in words", () => {
  render(<LiveView chart={day} link={link} />);
  expect(shown("Heure")).toHaveTextContent("3 h");
  expect(shown("Pression")).toHaveTextContent(/^5,6 bar$/);
  expect(shown("Débit")).toHaveTextContent(/^2,0 m³\/h$/);
  expect(screen.getByRole("status")).toHaveTextContent(day.calm.night);
});

test("the cursor reads any time of the day, to the eye and to assistive technology", () => {
  render(<LiveView chart={day} link={link} />);
  moveTo(12 * 60 + 10);
  expect(shown("Heure")).toHaveTextContent("12 h 10");
  expect(shown("Débit")).toHaveTextContent("10,0 m³/h");
  expect(cursor()).toHaveAttribute(
    "aria-valuetext",
    "12\u00a0h\u00a010, Pression 5,6\u00a0bar, Débit 10,0\u00a0m³/h",
  );
});

test("it goes on reading when the browser has translated it, which replaces every text", () => {
  render(<LiveView chart={day} link={link} />);
  const walker = document.createTreeWalker(screen.getByRole("figure"), NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const font = document.createElement("font");
    text.parentNode?.replaceChild(font, text);
    font.append(text.cloneNode());
  }
  moveTo(12 * 60);
  fireEvent.click(leak());
  const figures = [...document.querySelectorAll("dd")].map((figure) => figure.textContent);
  expect(figures).toEqual(["12\u00a0h", "5,4\u00a0bar−0,2", "14,0\u00a0m³/h+4,0"]);
  expect(screen.getByRole("status")).toHaveTextContent(day.leak.seen.day);
});

test("between two hours, the reading lies on the curve, and the marks are at the reading", () => {
  const { container } = render(<LiveView chart={day} link={link} />);
  moveTo(night * 60 + 30);
  expect(shown("Débit")).toHaveTextContent("6,0 m³/h");
  const marks = [...container.querySelectorAll("svg > circle")];
  expect(
    marks.map((mark) => [mark.getAttribute("cx"), Number.parseFloat(mark.getAttribute("cy") ?? "")]),
  ).toEqual([
    ["14.583333333333334%", expect.closeTo(20)],
    ["14.583333333333334%", expect.closeTo(70)],
  ]);
});

test("a simulated leak moves the curves, says what one would see, and how much it takes", async () => {
  render(<LiveView chart={day} link={link} />);
  const before = paths();
  await userEvent.click(leak());
  expect(screen.getByRole("status")).toHaveTextContent(day.leak.seen.night);
  await screen.findByText("+4,0");
  expect(shown("Débit")).toHaveTextContent("6,0 m³/h+4,0");
  expect(shown("Pression")).toHaveTextContent("5,4 bar−0,2");
  expect(paths()).toEqual(expect.not.arrayContaining(before.slice(0, 1)));
  // The calm day stays as it was, beside it.
  for (const path of before.slice(1)) expect(paths()).toContain(path);

  await userEvent.click(leak());
  await waitFor(() => expect(paths()).toEqual(before));
  expect(screen.getByRole("status")).toHaveTextContent(day.calm.night);
});

test.each([
  [4, "night"],
  [7, "morning"],
  [12, "day"],
  [19, "evening"],
  [23, "night"],
] as const)("at %d h it says what is seen then: in the %s", async (hour, moment) => {
  render(<LiveView chart={day} link={link} />);
  moveTo(hour * 60);
  expect(screen.getByRole("status")).toHaveTextContent(day.calm[moment]);
  await userEvent.click(leak());
  expect(screen.getByRole("status")).toHaveTextContent(day.leak.seen[moment]);
});

test("who has seen the leak is offered the next step, and keeps it", async () => {
  render(<LiveView chart={day} link={link} />);
  expect(screen.queryByRole("link")).toBeNull();
  await userEvent.click(leak());
  expect(screen.getByRole("link", { name: link.label })).toHaveAttribute("href", link.to);
  await userEvent.click(leak());
  expect(screen.getByRole("link", { name: link.label })).toBeVisible();
});

test("who has not moved the cursor yet is told to", () => {
  render(<LiveView chart={day} link={link} />);
  expect(screen.getByText(day.hint)).toBeVisible();
  moveTo(60);
  moveTo(night * 60);
  expect(screen.queryByText(day.hint)).toBeNull();
});

test("the table lists every hour of the day that is drawn", async () => {
  render(<LiveView chart={day} link={link} />);
  const rows = () =>
    within(screen.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
  expect(rows().map((row) => row.textContent)).toHaveLength(26);
  expect(rows()[0]).toHaveTextContent("HeurePression, barDébit, m³/h");
  expect(rows()[4]).toHaveTextContent("3 h5,62,0");
  await userEvent.click(leak());
  expect(rows()[4]).toHaveTextContent("3 h5,46,0");
});

test("what the visitor moved and pressed before React was there counts", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<LiveView chart={day} link={link} />);
  const [served, pressed] = [cursor(), leak()];
  served.value = "720";
  pressed.click();
  await act(async () => {
    hydrateRoot(container, <LiveView chart={day} link={link} />);
  });
  expect(cursor()).toBe(served);
  expect(served.value).toBe("720");
  expect(leak().checked).toBe(true);
  expect(shown("Heure")).toHaveTextContent("12 h");
  expect(screen.getByRole("status")).toHaveTextContent(day.leak.seen.day);
  await screen.findByText("+4,0");
  container.remove();
});

test("the middle of an axis is a number that people would write", () => {
  const { container } = render(
    <LiveView chart={{ ...day, pressure: { ...day.pressure, lowest: 3.8, highest: 6.1 } }} link={link} />,
  );
  expect(container).toHaveTextContent("6,14,953,8");
});
