// npm run bench:hosting [-- 100000]: a million requests to nginx with the configuration that the build has written, and
// as many to nginx without it, in turns.
import { readdirSync } from "node:fs";
import autocannon from "autocannon";
import { startNginx } from "../tools/hosts/nginx";
import { paths as sitePaths } from "../tools/routes";
import { spread } from "./statistics";

/** Each host gets its share in this many turns, so that a busy moment of the machine falls on both. */
const turns = 5;
const connections = 32;

type Asked = { path: string; headers: Record<string, string>; status: number };
type Host = { name: string; url: string; asked: Asked[] };

async function main(): Promise<void> {
  const total = Number(process.argv[2] ?? 1_000_000);
  if (!Number.isInteger(total) || total < 1000) {
    throw new Error(`«${process.argv[2]}» is not a number of requests of at least 1000.`);
  }
  const [ours, plain] = [await startNginx(), await startNginx({ plain: true })];
  try {
    const hosts: Host[] = [
      { name: "with our configuration", url: ours.url, asked: await requests(ours.url, (path) => path) },
      {
        name: "with none",
        url: plain.url,
        asked: await requests(plain.url, (path) => (path === "/" ? "/index.html" : `${path}.html`)),
      },
    ];
    const rates = new Map<string, number[]>(hosts.map(({ name }) => [name, []]));
    let errors = 0;
    for (let turn = 1; turn <= turns; turn++) {
      for (const host of hosts) {
        const { rate, wrong } = await ask(host, Math.ceil(total / turns));
        rates.get(host.name)?.push(rate);
        errors += wrong;
        console.log(
          `turn ${turn} of ${turns}, ${host.name}: ${Math.round(rate)} requests per second, ${wrong} wrong`,
        );
      }
    }
    report(rates, errors, total);
    process.exitCode = errors > 0 ? 1 : 0;
  } finally {
    await ours.close();
    await plain.close();
  }
}

/** Every route, plain, compressed and conditional, and a script, with the status that each should have. */
async function requests(url: string, pathOf: (route: string) => string): Promise<Asked[]> {
  const script = readdirSync("public/static/js").find((file) => /^app-.*\.js$/.test(file));
  const paths = [...sitePaths.map(pathOf), `/static/js/${script}`];
  const asked: Asked[] = [];
  for (const path of paths) {
    // Uncompressed: the compressed answer is another, with a tag of its own (RFC 9110, 8.8.3).
    const answer = await fetch(url + path, { headers: { "Accept-Encoding": "identity" } });
    const tag = answer.headers.get("ETag") ?? "";
    asked.push({ path, headers: {}, status: 200 });
    asked.push({ path, headers: { "accept-encoding": "gzip" }, status: 200 });
    asked.push({ path, headers: { "if-none-match": tag }, status: 304 });
  }
  asked.push({ path: "/nulle-part", headers: {}, status: 404 });
  return asked;
}

async function ask({ url, asked }: Host, amount: number): Promise<{ rate: number; wrong: number }> {
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: asked.map(({ path, headers }) => ({ method: "GET" as const, path, headers })),
  });
  const { errors, timeouts } = result;
  const answered = new Map(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count }]) => [Number(status), count ?? 0]),
  );
  let wrong = errors + timeouts;
  for (const status of new Set([...asked.map((request) => request.status), ...answered.keys()])) {
    const share = asked.filter((request) => request.status === status).length / asked.length;
    const off = Math.abs((answered.get(status) ?? 0) - share * amount);
    // Each connection goes through the list by itself, and ends somewhere in it.
    if (off > connections * asked.length) wrong += Math.round(off);
  }
  return { rate: result.requests.total / result.duration, wrong };
}

function report(rates: Map<string, number[]>, errors: number, total: number): void {
  const rows = [...rates].map(([name, each]) => ({
    nginx: name,
    "requests/s, median": Math.round(spread(each).median),
    slowest: Math.round(Math.min(...each)),
    fastest: Math.round(Math.max(...each)),
  }));
  console.table(rows);
  const [ours = Number.NaN, plain = Number.NaN] = [...rates.values()].map((each) => spread(each).median);
  console.log(`${total} requests to each, ${errors} errors; ratio ${(ours / plain).toFixed(2)}`);
}

main();
