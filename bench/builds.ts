import { cp, mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { picturesFolder } from "../src/gatsby/kept-pictures";
import { SiteCopy } from "../tools/site-copy";
import { type Spread, spread } from "./statistics";

/** What a build can take from an earlier one when its cache is gone: the pictures, which take longest. */
export const pictureCache = [picturesFolder];

export type BuildFigures = { name: string; seconds: Spread; cpuSeconds: Spread };

/**
 * Builds a copy of the site from nothing, from its pictures alone, and again after the change of one text. CPU seconds
 * are those of the build and all its workers: unlike the clock's, other programs hardly touch them.
 */
export async function measureBuilds(
  runs: number,
  onProgress: (text: string) => void,
): Promise<BuildFigures[]> {
  const site = await SiteCopy.make();
  try {
    const build = async (name: string) => {
      const { status, output, seconds, cpuSeconds } = await site.build({}, (progress) =>
        onProgress(`${name}, ${Math.round(progress.seconds)} s`),
      );
      if (status !== 0) throw new Error(`The build failed:\n${output}`);
      return { seconds, cpuSeconds };
    };
    const outcomes = {
      nothing: [await build("from nothing")],
      pictures: [] as Outcome[],
      text: [] as Outcome[],
    };
    for (let run = 0; run < runs; run++) {
      await keepPicturesOnly(site);
      outcomes.pictures.push(await build(`from its pictures, run ${run + 1} of ${runs}`));
    }
    for (let run = 0; run < runs; run++) {
      await site.change("founders", (founders) => {
        founders.lead = `Essai ${run + 1}. ${founders.lead}`.slice(0, 160);
      });
      outcomes.text.push(await build(`after the change of a text, run ${run + 1} of ${runs}`));
    }
    return [
      figures("from nothing", outcomes.nothing),
      figures("cold, with its pictures", outcomes.pictures),
      figures("after the change of one text", outcomes.text),
    ];
  } finally {
    await site.remove();
  }
}

type Outcome = { seconds: number; cpuSeconds: number };

function figures(name: string, outcomes: readonly Outcome[]): BuildFigures {
  return {
    name,
    seconds: spread(outcomes.map(({ seconds }) => seconds)),
    cpuSeconds: spread(outcomes.map(({ cpuSeconds }) => cpuSeconds)),
  };
}

async function keepPicturesOnly(site: SiteCopy): Promise<void> {
  const aside = site.pathOf("kept");
  for (const folder of pictureCache) {
    await mkdir(path.dirname(path.join(aside, folder)), { recursive: true });
    await rename(site.pathOf(folder), path.join(aside, folder));
  }
  await site.clean();
  await cp(aside, site.folder, { recursive: true });
  await rm(aside, { recursive: true });
}
