import { parseArgs } from "node:util";

/** The port of `-- --port 9001`, PORT or the default; exits with a message if it is invalid. */
export function requestedPort(defaultPort: number): number {
  const options = { port: { type: "string" } } as const;
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    options,
    strict: false,
    allowPositionals: true,
  });
  // PowerShell may drop the `--`: npm then consumes `--port` itself and passes the number, or sets npm_config_port.
  const portFromNpm = positionals[0] ?? process.env.npm_config_port;
  // An option without a value is `true`, which would be port 1; the empty string is rejected below.
  const requestedValue =
    values.port === true ? "" : (values.port ?? (portFromNpm || process.env.PORT || defaultPort));
  const port = Number(requestedValue);
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port;
  console.error(`Le port demandé est «${requestedValue}» ; attendu : un nombre entier de 1 à 65535.`);
  process.exit(1);
}

export function portTakenMessage(port: number, command: string): string {
  return `Le port ${port} est pris, peut-être par la même commande dans un autre terminal : servez-vous de celle-là. Sinon, par exemple : ${command} -- --port ${port + 1}`;
}
