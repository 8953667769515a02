import { existsSync } from "node:fs";
import { contentContract } from "../../src/content/contract";
import { fixtureFolder } from "./fixture-folder";

/** Runs before the unit tests: without a page's file in the fixture, dozens would fail for that one reason. */
export default function ensureFixtureIsComplete(): void {
  const files = Object.keys(contentContract).map((name) => `${name}.json`);
  const missing = files.filter((file) => !existsSync(`${fixtureFolder}/${file}`));
  if (missing.length === 0) return;
  throw new Error(`${fixtureFolder}/ lacks ${missing.join(", ")}: copy what is missing from data/.`);
}
