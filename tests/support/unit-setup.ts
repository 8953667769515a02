import "@testing-library/jest-dom";

// On a busy machine axe-core takes long over a whole page: that is no failure.
jest.setTimeout(30_000);
