import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Rendering a whole page is slow on a busy machine.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

// jsdom does not implement scrolling.
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => {};
