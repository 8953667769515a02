import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DeliverySetting } from "../../islands/contact-form/delivery";
import { editorName, editorPolicy, editorSetting } from "../editor-setting";
import { isOffline } from "../offline-setting";
import { contentSecurityPolicy } from "./content-security-policy";
import { deliveryOrigins } from "./delivery-origins";
import { headersFile, pageWithPolicy } from "./headers-file";
import { nginxMaps, nginxServer } from "./nginx";

const publicFolder = "public";
const nginxFolder = "nginx";

/**
 * Writes what the hosts read beside the pages, public/_headers and nginx/*.conf, from the pages' final HTML: `files`
 * below public/.
 */
export async function writeHostFiles(files: readonly string[], setting: DeliverySetting): Promise<void> {
  const settings = policySettings(setting);
  const pages = await readPages(files);
  const policyOfAll = contentSecurityPolicy(pages, settings);
  const editor = editorSetting(process.env);
  const policyOfEditor = editor ? editorPolicy([new URL(editor.api).origin]) : undefined;
  await writeFile(
    path.join(publicFolder, "_headers"),
    headersFile(
      policyOfAll,
      policyOfEditor === undefined
        ? undefined
        : {
            page: `/${editorName}`,
            policy: policyOfEditor,
            files: files.map((file) => `/${file}`),
          },
    ),
  );

  const policies = pages.map((page, index) => ({
    file: `/${files[index]}`,
    policy: contentSecurityPolicy([page], settings),
  }));
  if (policyOfEditor) policies.push({ file: `/${editorName}.html`, policy: policyOfEditor });
  await mkdir(nginxFolder, { recursive: true });
  await writeFile(path.join(nginxFolder, "http.conf"), nginxMaps(policies, policyOfAll));
  await writeFile(path.join(nginxFolder, "server.conf"), nginxServer());
}

/**
 * With the editor on the site, the error page carries its policy (headers-file.ts). Runs before its bytes
 * count.
 */
export async function guardErrorPage(files: readonly string[], setting: DeliverySetting): Promise<void> {
  if (!editorSetting(process.env)) return;
  const policy = contentSecurityPolicy(await readPages(files), policySettings(setting));
  const errorPage = path.join(publicFolder, "404.html");
  await writeFile(errorPage, pageWithPolicy(await readFile(errorPage, "utf8"), policy));
}

function policySettings(setting: DeliverySetting) {
  return { delivery: deliveryOrigins(setting), offline: isOffline(process.env) };
}

function readPages(files: readonly string[]): Promise<string[]> {
  return Promise.all(files.map((file) => readFile(path.join(publicFolder, file), "utf8")));
}
