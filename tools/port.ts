import { parseArgs } from "node:util";

/** The port of `npm start -- --port 9001`, or of PORT; without either, the usual one. Ends with a message if it is no port. */
export function requestedPort(usual: number): number {
  const options = { port: { type: "string" } } as const;
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options,
    strict: false,
    allowPositionals: true,
  });
  // PowerShell may keep the `--` to itself: npm then takes `--port` for its own, and hands on the rest, or `--port=9001` so.
  const withoutDashes = positionals[0] ?? process.env.npm_config_port;
  // Without its number it is `true`, which is 1.
  const given = values.port === true ? "" : (values.port ?? (withoutDashes || process.env.PORT || usual));
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port;
  console.error(`Le port demandé est «${given}» ; attendu : un nombre entier de 1 à 65535.`);
  process.exit(1);
}

/** What to do where the port is another program's. */
export function portIsTaken(port: number, command: string): string {
  return `Le port ${port} est pris, peut-être par la même commande dans un autre terminal : servez-vous de celle-là. Sinon, par exemple : ${command} -- --port ${port + 1}`;
}
