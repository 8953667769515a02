import type { Engine, EngineName } from "./engine";
import { startPuppeteer } from "./puppeteer-engine";
import { startWebKit } from "./webkit-engine";

const starts: Record<EngineName, () => Promise<Engine>> = {
  chromium: () => startPuppeteer("chrome"),
  firefox: () => startPuppeteer("firefox"),
  webkit: startWebKit,
};

export function startEngine(name: EngineName): Promise<Engine> {
  return starts[name]();
}
