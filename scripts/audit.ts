// npm run audit: builds the site and runs auditors on it, each configured in audit/. Their versions are the
// newest that run with Node 20.
import { readFileSync } from "node:fs";
import { Checks } from "../tools/checks";
import { ensureBrowser } from "../tools/programs";
import { paths } from "../tools/routes";
import { serve } from "../tools/serve";

async function main(): Promise<void> {
  const browser = ensureBrowser();
  const checks = new Checks();
  if (!(await checks.run("build", "npm run --silent build"))) process.exit(1);
  const site = await serve(0);
  const { siteUrl } = JSON.parse(readFileSync("data/site.json", "utf8"));
  const env = { CHROME_PATH: browser, PUPPETEER_EXECUTABLE_PATH: browser, PUPPETEER_SKIP_DOWNLOAD: "true" };

  await checks.run(
    "html-validate",
    "npx --yes html-validate@10.9.0 --config audit/html-validate.json public/*.html",
  );
  const eslint =
    "npx --yes -p eslint@10.15.0 -p eslint-plugin-baseline-js@0.7.2 -p eslint-plugin-html@8.2.1 eslint";
  const publishedScripts = `public/sw.js "public/**/*.html" "public/static/js/*.js"`;
  await checks.run("old browsers", `${eslint} --config audit/old-browsers.mjs ${publishedScripts}`);
  await checks.run("linkinator", `npx --yes linkinator@7.6.1 --config audit/linkinator.json ${site.url}`);
  const sitemapOptions = `--sitemap ${site.url}/sitemap.xml --sitemap-find ${siteUrl} --sitemap-replace ${site.url}`;
  await checks.run("pa11y", `npx --yes pa11y-ci@4.1.1 --config audit/pa11y.json ${sitemapOptions}`, { env });
  const urlOptions = paths.map((path) => `--url=${site.url}${path}`).join(" ");
  const lighthouse = "npx --yes @lhci/cli@0.15.1 --config=audit/lighthouse.json";
  await checks.run("Lighthouse", `${lighthouse} collect ${urlOptions} && ${lighthouse} assert`, { env });

  await site.close();
  process.exit(checks.summarise() ? 0 : 1);
}

main();
