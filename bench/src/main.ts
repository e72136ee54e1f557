import { addDocument, addScripts, startBareServer } from './bare-server.ts';
import type { Pages } from './bare-server.ts';
import { measureBodies } from './bodies/measure.ts';
import { countChartScripts } from './chart-code.ts';
import { launchBrowser } from './launch-browser.ts';
import { measureColdLoad, measureVisits } from './cold-load/measure.ts';
import type { ColdLoad } from './cold-load/measure.ts';
import { floorDocument, monolithDocument } from './documents.ts';
import { goalsOf } from './goals.ts';
import { buildMonolith } from './monolith.ts';
import { CHARTED, CLIENT_RENDERED, PRERENDERED, ROUTE_CHANGES } from './pages.ts';
import { report } from './report.ts';
import { measureRequests } from './requests/measure.ts';
import { measureRouteChange } from './route-change/measure.ts';
import { findPostgres } from './staff/postgres.ts';
import { median } from './statistics.ts';
import { measureTyping } from './typing/measure.ts';
import { waitUntilCompressed } from './warm.ts';

/**
 * Cold loads and first route changes of the product, compared with a static floor and a monolith of
 * the same sources, interleaved in one run. Ratios count, not milliseconds.
 * Environment: `PRODUCT_URL`, `BROWSER_PATH`, `ROOT`, `ROUNDS`, `JSON_OUTPUT`.
 */
const { PRODUCT_URL = '', BROWSER_PATH = '', ROOT = '', ROUNDS = '7', JSON_OUTPUT } = process.env;

const rounds = Number(ROUNDS);

const monolith = await buildMonolith(ROOT, `${ROOT}/.cache/bench/monolith`);
const pages: Pages = new Map();
const documents: string[] = [];
const bare = await startBareServer(pages, PRODUCT_URL);
addScripts(pages, '/shell/monolith/', monolith.folder);
for (const page of [...PRERENDERED, ...CLIENT_RENDERED]) {
  const html = await (await fetch(PRODUCT_URL + page.path)).text();
  documents.push(html);
  // The measured server also serves images.
  const moved = html.replaceAll(PRODUCT_URL, bare.url);
  addDocument(pages, page.path, monolithDocument(moved, page, monolith));
  addDocument(pages, `/bare/floor${page.path}`, floorDocument(moved));
}
await waitUntilCompressed(PRODUCT_URL, documents);

const variants: Record<string, string> = Object.fromEntries([
  ...PRERENDERED.map(({ path }) => [`floor ${path}`, `${bare.url}/bare/floor${path}`]),
  ['monolith /', `${bare.url}/`],
  ...CLIENT_RENDERED.map(({ path }) => [`monolith ${path}`, bare.url + path]),
  ...[...PRERENDERED, ...CLIENT_RENDERED].map(({ path }) => [
    `product ${path}`,
    PRODUCT_URL + path,
  ]),
]) as Record<string, string>;

const browser = await launchBrowser(BROWSER_PATH);

const loads = new Map<string, ColdLoad[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, url] of Object.entries(variants)) {
    loads.set(name, [...(loads.get(name) ?? []), await measureColdLoad(browser, url)]);
  }
}

/** Second visits of pages that the product and the monolith have. */
const returns = new Map<string, ColdLoad[]>();
const TWICE = ['product /', 'monolith /', 'product /store', 'monolith /store'];
for (let round = 0; round < rounds; round += 1) {
  for (const name of TWICE) {
    const [, second] = await measureVisits(browser, variants[name] ?? '', 2);
    if (second) returns.set(name, [...(returns.get(name) ?? []), second]);
  }
}

const changes: Record<string, { product: number[]; monolith: number[] }> = {};
for (let round = 0; round < rounds; round += 1) {
  for (const change of ROUTE_CHANGES) {
    const known = (changes[change.to] ??= { product: [], monolith: [] });
    known.product.push(await measureRouteChange(browser, PRODUCT_URL, change));
    known.monolith.push(await measureRouteChange(browser, bare.url, change));
  }
}

const typing: number[] = [];
for (let round = 0; round < rounds; round += 1)
  typing.push(await measureTyping(browser, `${PRODUCT_URL}/embed`));

let unexpectedChartScripts = 0;
for (const { path } of [...PRERENDERED, ...CLIENT_RENDERED]) {
  if (CHARTED.includes(path)) continue;
  unexpectedChartScripts += await countChartScripts(browser, PRODUCT_URL + path);
}
await browser.close();
bare.close();

const calls = findPostgres() ? await measureRequests(ROOT, rounds * 2) : undefined;
if (!calls) console.error('Calls of the API are not measured: PostgreSQL was not found.');
else if (!JSON_OUTPUT) console.table(calls.rows);

const medianOf = (all: typeof loads) => (name: string, field: keyof ColdLoad) =>
  median((all.get(name) ?? []).map((each) => each[field]));
const load = medianOf(loads);
const routeChanges = Object.fromEntries(
  Object.entries(changes).map(([to, { product, monolith: other }]) => [
    to,
    { product: median(product), monolith: median(other) },
  ]),
);
const FIELDS = [
  'codeBytes',
  'requests',
  'chain',
  'largestPaint',
  'layoutShift',
  'remoteEntries',
] as const;
report(
  {
    rounds,
    rows: Object.fromEntries(
      Object.keys(variants).map((name) => [
        name,
        Object.fromEntries(FIELDS.map((field) => [field, Number(load(name, field).toFixed(4))])),
      ]),
    ),
    routeChanges,
    goals: [
      ...goalsOf({
        load,
        secondVisit: medianOf(returns),
        routeChanges: Object.fromEntries(
          Object.entries(routeChanges).map(([to, { product, monolith: other }]) => [
            to,
            product / other,
          ]),
        ),
        unexpectedChartScripts,
        typing: median(typing),
      }),
      ...(calls?.goals ?? []),
      ...(await measureBodies(ROOT, rounds)).goals,
    ],
  },
  Boolean(JSON_OUTPUT),
);
