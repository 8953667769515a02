// npm start: builds, and serves the production site on http://127.0.0.1:9000, or on another port: PORT=8000 npm start.
import { runCommand } from "../tools/checks";
import { ensurePortIsFree } from "../tools/loopback";
import { serve } from "../tools/serve";

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 9000);
  // Before the build, which takes a minute.
  await ensurePortIsFree(port);
  const status = await runCommand("npm run --silent build");
  if (status !== 0) process.exit(status);
  const { url } = await serve(port);
  console.log(`\nThe site is served at ${url} (Ctrl + C ends it).`);
}

main().catch((error: Error) => {
  console.error(
    `${error.message}\nChoose another port if that is the reason, for example: PORT=8000 npm start`,
  );
  process.exit(1);
});
