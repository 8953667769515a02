import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { CurrentYear } from "./current-year";

beforeEach(() => jest.useFakeTimers({ now: new Date("2031-03-01"), doNotFake: ["queueMicrotask"] }));
afterEach(() => jest.useRealTimers());

test("before the browser has its say, the year is the build's", () => {
  expect(renderToString(<CurrentYear builtIn="2026" />)).toBe("2026");
});

test("a build of an earlier year shows the current one", () => {
  const { container } = render(<CurrentYear builtIn="2026" />);
  expect(container).toHaveTextContent(/^2031$/);
});
