import "@testing-library/jest-dom";

// A busy machine draws out what axe-core does with a whole page: that is no failure.
jest.setTimeout(30_000);
