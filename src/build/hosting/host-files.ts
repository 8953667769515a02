import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DeliverySetting } from "../../contact-form/delivery";
import { isOffline } from "../offline-setting";
import { contentSecurityPolicy } from "./content-security-policy";
import { deliveryOrigins } from "./delivery-origins";
import { headersFile } from "./headers-file";
import { nginxMaps, nginxServer } from "./nginx";

const publicFolder = "public";
const nginxFolder = "nginx";

/**
 * Writes what the hosts read beside the pages, public/_headers and nginx/*.conf, from the pages' final HTML: `files`
 * below public/.
 */
export async function writeHostFiles(files: readonly string[], setting: DeliverySetting): Promise<void> {
  const settings = { delivery: deliveryOrigins(setting), offline: isOffline(process.env) };
  const pages = await Promise.all(files.map((file) => readFile(path.join(publicFolder, file), "utf8")));
  const policyOfAll = contentSecurityPolicy(pages, settings);
  await writeFile(path.join(publicFolder, "_headers"), headersFile(policyOfAll));

  const policies = pages.map((page, index) => ({
    file: `/${files[index]}`,
    policy: contentSecurityPolicy([page], settings),
  }));
  await mkdir(nginxFolder, { recursive: true });
  await writeFile(path.join(nginxFolder, "http.conf"), nginxMaps(policies, policyOfAll));
  await writeFile(path.join(nginxFolder, "server.conf"), nginxServer());
}
