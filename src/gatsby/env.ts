/** Parses an environment variable that must be unset, `true` or `false`; throws otherwise. */
export function envFlag(name: "GATSBY_OFFLINE" | "LAUNCH"): boolean {
  const value = process.env[name] ?? "";
  if (["", "true", "false"].includes(value)) return value === "true";
  throw new Error(`${name} vaut «${value}» ; attendu : true ou false.`);
}

/** Returns a message if a variable is invalid; called first, because a build takes minutes. */
export function validateEnv(): string | undefined {
  try {
    envFlag("GATSBY_OFFLINE");
    envFlag("LAUNCH");
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
