// npm run test:long: the unit tests and the tests of the site in public/ with all that npm test leaves out to be quick: every
// random sequence, every service with every fault, every old browser by itself, the journeys.
import { checkNode, installDependencies, runForStatus } from "../tools/install.mjs";

checkNode();
await installDependencies();
process.exit(
  await runForStatus("npx", ["jest", "--selectProjects", "unit", "site"], {
    LONG_TESTS: "true",
    ENGINES: "chromium",
  }),
);
