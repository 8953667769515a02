import { execFile } from "node:child_process";
import vnu from "vnu-jar";
import type { Auditor } from "../auditor";
import { collectDocuments } from "../documents";
import { writeReport } from "../report";
import { versionOf } from "../version-of";

type Message = {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
  lastLine?: number;
};

/** The Nu HTML checker, errors and warnings; CSS in `style` elements is checked as well. */
export const nuAuditor: Auditor = {
  name: "Nu HTML checker",
  version: versionOf("vnu-jar"),
  audit: async (site, folder, progress) => {
    progress("all pages");
    const documents = await collectDocuments(site, folder);
    const messages = await check(documents.map(({ file }) => file));
    writeReport(folder, "nu", messages);
    // Its plain remarks, about React's slash in void elements, are neither errors nor warnings.
    const faults = messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
    const findings = faults.map(({ url, type, subType, message, extract = "" }) => ({
      where: documents.find(({ file }) => decodeURI(url).endsWith(file.replaceAll("\\", "/")))?.where ?? url,
      rule: subType ?? type,
      message: `${message} ${extract.trim()}`,
    }));
    return { looks: documents.length, findings };
  },
};

function check(files: readonly string[]): Promise<Message[]> {
  return new Promise((resolve, reject) => {
    const options = ["-jar", vnu, "--format", "json", "--stdout", "--exit-zero-always", ...files];
    execFile("java", options, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      if (error) reject(new Error(`The Nu HTML checker did not run: ${error.message}`));
      else resolve(JSON.parse(stdout).messages);
    });
  });
}
