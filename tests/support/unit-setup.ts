import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Rendering a whole page takes long on a busy machine; so may what a test waits for.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 15_000 });

// jsdom does not scroll.
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => {};
