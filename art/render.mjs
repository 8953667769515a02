#!/usr/bin/env node
// Renders the product pictures with Blender (≥ 3.4). Usage: node art/render.mjs [scene…] [--preview]
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, statSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const artFolder = dirname(fileURLToPath(import.meta.url));
const scenesFolder = join(artFolder, "scenes");
const sceneNames = readdirSync(scenesFolder)
  .filter((file) => file.endsWith(".py") && !file.startsWith("lib_") && file !== "studio.py")
  .map((file) => file.slice(0, -3))
  .sort();

/** The typeface of the texts printed on the products; scenes/lib_geo.py loads it. */
const typefaceFolder = join(artFolder, "../node_modules/@fontsource/familjen-grotesk");

const usage = `Usage: node art/render.mjs [scene…] [options]
Scenes: ${sceneNames.join(", ")} (default: all)
  --preview       small and fast, into a temporary folder
  --out=<folder>  target folder (default: ../data/images)
  --width=<px>    picture width (default 2400, preview 800; height = width × 0.625)
  --samples=<n>   samples per pixel (default: the scene's own)
  --quality=<n>   JPEG quality (default 90)
  --threads=<n>   CPU threads (default: all)
Blender is looked for in $BLENDER, the PATH and the usual folders.`;

function fail(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}

function parseArguments(argv) {
  const options = { scenes: [], preview: false, quality: "90" };
  for (const argument of argv) {
    const optionMatch = /^--(out|width|samples|quality|threads)=(.+)$/.exec(argument);
    if (optionMatch) options[optionMatch[1]] = optionMatch[2];
    else if (argument === "--preview") options.preview = true;
    else if (argument === "--help" || argument === "-h") {
      console.log(usage);
      process.exit(0);
    } else if (argument.startsWith("-")) fail(`Unknown option ${argument}\n\n${usage}`);
    else if (sceneNames.includes(argument)) options.scenes.push(argument);
    else fail(`Unknown scene "${argument}". Known: ${sceneNames.join(", ")}`);
  }
  for (const name of ["width", "samples", "quality", "threads"])
    if (options[name] !== undefined && !/^[1-9]\d*$/.test(options[name]))
      fail(`--${name} needs a positive whole number`);
  if (!options.scenes.length) options.scenes = sceneNames;
  return options;
}

function* blenderCandidates() {
  if (process.env.BLENDER) yield process.env.BLENDER;
  yield "blender";
  if (process.platform === "darwin") {
    for (const base of ["/Applications", join(homedir(), "Applications")])
      yield join(base, "Blender.app/Contents/MacOS/Blender");
  } else if (process.platform === "win32") {
    for (const programFiles of [process.env.ProgramFiles, process.env["ProgramFiles(x86)"]].filter(Boolean)) {
      const base = join(programFiles, "Blender Foundation");
      if (existsSync(base))
        for (const version of readdirSync(base).sort().reverse()) yield join(base, version, "blender.exe");
    }
  } else {
    yield* [
      "/usr/bin/blender",
      "/usr/local/bin/blender",
      "/snap/bin/blender",
      "/opt/blender/blender",
      join(homedir(), "blender/blender"),
      "/var/lib/flatpak/exports/bin/org.blender.Blender",
    ];
  }
}

function findBlender() {
  for (const exe of blenderCandidates()) {
    const result = spawnSync(exe, ["--version"], { encoding: "utf8", timeout: 60_000 });
    const versionMatch = /Blender (\d+)\.(\d+)/.exec(result.stdout ?? "");
    if (!versionMatch) {
      if (exe === process.env.BLENDER) fail(`BLENDER=${exe} does not run as Blender.`);
      continue;
    }
    const [major, minor] = versionMatch.slice(1).map(Number);
    const version = `${major}.${minor}`;
    if (major > 3 || (major === 3 && minor >= 4)) return { exe, version };
    console.warn(`  ${exe} is Blender ${version}: too old, need ≥ 3.4`);
  }
  return fail(`Blender ≥ 3.4 not found.
  Install it (https://www.blender.org/download/, or "apt install blender python3-numpy libopenblas0" on Debian)
  or point the variable BLENDER at the executable.`);
}

/** If this Blender has no Open Image Denoise (the probe exits with 7), installs another denoiser once (440 MB). */
async function ensureDenoiser(blender) {
  const probe = "import bpy; bpy.context.scene.cycles.denoiser = 'OPENIMAGEDENOISE'";
  const args = ["--background", "--factory-startup", "--python-exit-code", "7", "--python-expr", probe];
  if (spawnSync(blender, args).status !== 7) return;
  const install = [join(artFolder, "../scripts/install.mjs"), artFolder];
  if (spawnSync(process.execPath, install, { stdio: "inherit" }).status !== 0) process.exit(1);
}

function progressBar(fraction) {
  const filledCells = Math.round(fraction * 24);
  return `${"█".repeat(filledCells)}${"░".repeat(24 - filledCells)} ${String(Math.round(fraction * 100)).padStart(3)} %`;
}

function showProgress(scene, stage, fraction) {
  if (process.stdout.isTTY)
    process.stdout.write(`\r  ${scene.padEnd(18)} ${progressBar(fraction)}  ${stage.padEnd(12)}`);
  else {
    const line = `  ${scene}: ${stage} ${Math.floor(fraction * 10) * 10} %`;
    if (showProgress.last !== line) console.log(line);
    showProgress.last = line;
  }
}

/** Renders one scene and reads its progress from Blender's output. */
function render(blender, scene, outputFile, options) {
  const args = ["--background", "--factory-startup", "--python-exit-code", "3"];
  if (options.threads) args.push("--threads", options.threads);
  args.push(
    "--python",
    join(scenesFolder, `${scene}.py`),
    "--",
    "--out",
    outputFile,
    "--width",
    options.width ?? (options.preview ? "800" : "2400"),
    "--quality",
    options.quality,
  );
  const samples = options.samples ?? (options.preview ? "24" : undefined);
  if (samples) args.push("--samples", samples);
  return new Promise((fulfil, reject) => {
    const outputLines = [];
    let partialLine = "";
    const child = spawn(blender, args, { stdio: ["ignore", "pipe", "pipe"] });
    const readOutput = (chunk) => {
      const lines = (partialLine + chunk).split(/\r?\n/);
      partialLine = lines.pop();
      for (const line of lines) {
        const sampleMatch = /Sample (\d+)\/(\d+)/.exec(line);
        const denoiseMatch = /^\[denoise\] (\w+) (\d+) %/.exec(line);
        if (sampleMatch) showProgress(scene, "rendering", sampleMatch[1] / sampleMatch[2]);
        else if (denoiseMatch) showProgress(scene, denoiseMatch[1], denoiseMatch[2] / 100);
        else if (line.trim() && !line.startsWith("Fra:")) outputLines.push(line);
      }
    };
    child.stdout.setEncoding("utf8").on("data", readOutput);
    child.stderr.setEncoding("utf8").on("data", readOutput);
    child.on("error", reject);
    child.on("close", (code) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${" ".repeat(72)}\r`);
      if (code === 0 && existsSync(outputFile)) fulfil();
      else reject(new Error(`Blender ended with code ${code}:\n${outputLines.slice(-12).join("\n")}`));
    });
  });
}

const options = parseArguments(process.argv.slice(2));
if (!existsSync(typefaceFolder)) fail("The site's typeface is not installed: run npm ci first.");
const { exe, version } = findBlender();
await ensureDenoiser(exe);
const outputFolder = options.preview
  ? mkdtempSync(join(tmpdir(), "aqualink-preview-"))
  : resolve(options.out ?? join(artFolder, "..", "data", "images"));
mkdirSync(outputFolder, { recursive: true });
console.log(`Blender ${version} (${exe})\n→ ${outputFolder}`);
for (const scene of options.scenes) {
  const outputFile = join(outputFolder, `${scene}.jpg`);
  const startTime = Date.now();
  try {
    await render(exe, scene, outputFile, options);
  } catch (error) {
    fail(`${scene}: ${error.message}`);
  }
  console.log(
    `✓ ${outputFile}  (${Math.round(statSync(outputFile).size / 1024)} kB, ${Math.round((Date.now() - startTime) / 1000)} s)`,
  );
}
