import { parseArgs } from "node:util";

/** The port of `npm start -- --port 9001`, or of PORT; without either, the usual one. Ends with a message if it is no port. */
export function requestedPort(usual: number): number {
  const { values } = parseArgs({ options: { port: { type: "string" } }, strict: false });
  // PowerShell may keep the `--` to itself: npm then takes `--port` for its own, and hands it on so.
  const given = values.port ?? (process.env.npm_config_port || process.env.PORT || String(usual));
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port;
  console.error(`Le port demandé est «${given}» ; attendu : un nombre entier de 1 à 65535.`);
  process.exit(1);
}

/** What to do where the port is another program's. */
export function portIsTaken(port: number, command: string): string {
  return `Le port ${port} est pris par un autre programme. Choisissez-en un autre, par exemple : ${command} -- --port ${port + 1}`;
}
