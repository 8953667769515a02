import { runInThisContext } from "node:vm";

/** Time zones far from UTC, one in the east and one in the west. */
export const zones = ["Pacific/Kiritimati", "Pacific/Niue"];

/** Runs it with this zone as that of the process, of whose environment Jest gives tests a copy. */
export function inZone<Result>(zone: string, run: () => Result): Result {
  runInThisContext(`process.env.TZ = "${zone}"`);
  try {
    return run();
  } finally {
    runInThisContext(
      process.env.TZ === undefined ? "delete process.env.TZ" : `process.env.TZ = "${process.env.TZ}"`,
    );
  }
}
