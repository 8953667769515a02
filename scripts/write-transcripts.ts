// npm run transcripts: writes what a screen reader says on each page, docs/screen-reader/, of the content that the tests run
// on. Read it before you commit it.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { browserFlags, findBrowser } from "../tools/find-browser";
import { serve } from "../tools/serve";
import { SiteCopy } from "../tools/site-copy";
import { transcribe, transcriptFile, transcripts } from "../tools/transcript";

async function writeTranscripts(): Promise<void> {
  const copy = await SiteCopy.make({ content: "tests/fixture/data" });
  const { status, output } = await copy.build();
  if (status !== 0) throw new Error(output);
  const site = await serve(0, copy.pathOf("public"));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
  });
  for (const transcript of transcripts) {
    const file = transcriptFile(transcript.file);
    console.log(`${file} …`);
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 800 } });
    await context.route(/openstreetmap\.org/, (route) => route.abort());
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await transcribe(await context.newPage(), transcript, site.url));
    await context.close();
  }
  await browser.close();
  await site.close();
  await copy.remove();
}

void writeTranscripts();
