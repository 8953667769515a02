import "@testing-library/jest-dom";

// Rendering a whole page takes long on a busy machine.
jest.setTimeout(30_000);

// jsdom does not scroll.
if ("Element" in globalThis) Element.prototype.scrollIntoView = () => {};
