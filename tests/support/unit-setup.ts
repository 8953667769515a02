import "@testing-library/jest-dom";

// axe-core takes long for a whole page on a busy machine.
jest.setTimeout(30_000);
