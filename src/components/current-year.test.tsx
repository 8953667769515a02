import { renderToString } from "react-dom/server";
import { CurrentYear } from "./current-year";

test("the page is written with the year of its build, marked for the script that corrects it", () => {
  expect(renderToString(<CurrentYear builtIn="2026" />)).toBe('<span data-year="">2026</span>');
});
