// npm run test:hosts: runs tests/hosts/ on this system's Apache and nginx.
import { findApache, findNginx } from "../tests/hosts/servers";
import { runCommand } from "../tools/checks";
import { findOrInstall } from "../tools/programs";

async function main(): Promise<void> {
  const missing = [
    ...(findOrInstall(findApache, "apache2") ? [] : ["Apache"]),
    ...(findOrInstall(findNginx, "nginx") ? [] : ["nginx"]),
  ];
  if (missing.length > 0) {
    console.error(`${missing.join(" and ")} not found. On Debian and Ubuntu: apt-get install apache2 nginx`);
    process.exit(1);
  }
  process.exit(await runCommand("npx jest --selectProjects hosts"));
}

main();
