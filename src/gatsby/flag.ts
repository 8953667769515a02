/** Whether a variable of the environment says «true». Throws when it holds neither answer. */
export function isTrue(name: "GATSBY_OFFLINE" | "LAUNCH"): boolean {
  const value = process.env[name] ?? "";
  if (["", "true", "false"].includes(value)) return value === "true";
  throw new Error(`${name} vaut «${value}» ; attendu : true ou false.`);
}

/** What is wrong with a setting of the environment, if anything: known at once, not after minutes of building. */
export function settingProblem(): string | undefined {
  try {
    isTrue("GATSBY_OFFLINE");
    isTrue("LAUNCH");
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
