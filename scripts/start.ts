// npm start [-- --port 9001]: builds and serves the production site on http://127.0.0.1:9000.
import { ensurePortIsFree } from "../tools/loopback";
import { portTakenMessage, requestedPort } from "../tools/port";
import { buildQuietly } from "../tools/quiet-build";
import { serve } from "../tools/serve";

async function main(): Promise<void> {
  const port = requestedPort(9000);
  // Fail before the build, which takes a minute.
  await ensurePortIsFree(port).catch(() => {
    throw new Error(portTakenMessage(port, "npm start"));
  });
  const status = await buildQuietly();
  if (status !== 0) process.exit(status);
  const { url } = await serve(port);
  console.log(`\nLe site est à l'adresse ${url} (Ctrl + C l'arrête).`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
