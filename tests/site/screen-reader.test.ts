import { readFileSync } from "node:fs";
import { transcribe, transcriptFile, transcripts } from "../../tools/transcript";
import { newVisit, siteUrl, withBuiltSite } from "../support/browser";

withBuiltSite();

test.each(transcripts)(
  "a screen reader says what docs/screen-reader/$file.txt holds (npm run transcripts)",
  async (transcript) => {
    const { page } = await newVisit({ bypassCSP: true });
    const said = await transcribe(page, transcript, siteUrl());
    expect(said).toBe(readFileSync(transcriptFile(transcript.file), "utf8"));
  },
);
