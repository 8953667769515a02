/** Whether this build is to have a service worker. Throws when the variable holds neither answer. */
export function isOffline({ GATSBY_OFFLINE = "" }: NodeJS.ProcessEnv): boolean {
  if (["", "true", "false"].includes(GATSBY_OFFLINE)) return GATSBY_OFFLINE === "true";
  throw new Error(`GATSBY_OFFLINE is «${GATSBY_OFFLINE}»; it must be true or false.`);
}
