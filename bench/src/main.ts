import { addDocument, addScripts, startBareServer } from './bare-server.ts';
import type { Pages } from './bare-server.ts';
import { measureBodies } from './bodies/measure.ts';
import { countChartScripts } from './chart-code.ts';
import { launchBrowser } from './launch-browser.ts';
import { medianOf } from './cold-load/loads.ts';
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
import { median, quartiles, ratios } from './statistics.ts';
import { measureTyping } from './typing/measure.ts';
import { bestBytes, waitUntilCompressed } from './warm.ts';

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

/** Name -> address. What is compared is loaded one after the other. */
const variants: Record<string, string> = Object.fromEntries([
  ...PRERENDERED.flatMap(({ path }) => [
    [`floor ${path}`, `${bare.url}/bare/floor${path}`],
    [`product ${path}`, PRODUCT_URL + path],
    ...(path === '/' ? [['monolith /', `${bare.url}/`]] : []),
  ]),
  ...CLIENT_RENDERED.flatMap(({ path }) => [
    [`monolith ${path}`, bare.url + path],
    [`product ${path}`, PRODUCT_URL + path],
  ]),
]) as Record<string, string>;

const browser = await launchBrowser(BROWSER_PATH);

const loads = new Map<string, ColdLoad[]>();
for (let round = 0; round < rounds; round += 1) {
  // Each comes first in every second round.
  const inTurn = round % 2 ? Object.entries(variants).reverse() : Object.entries(variants);
  for (const [name, url] of inTurn) {
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

/** Changes per round: one takes 0.4 to 1.9 s on an idle machine, which five or seven of them do not level out. */
const CHANGES = 3;
const changes: Record<string, { product: number[]; monolith: number[] }> = {};
for (let round = 0; round < rounds * CHANGES; round += 1) {
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
const document = {
  brotli: await bestBytes(new URL('/', PRODUCT_URL)),
  raw: Buffer.byteLength(documents[0] ?? ''),
};

const calls = findPostgres() ? await measureRequests(ROOT, rounds * 2) : undefined;
if (!calls) console.error('Calls of the API are not measured: PostgreSQL was not found.');
else if (!JSON_OUTPUT) console.table(calls.rows);

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
        Object.fromEntries(
          FIELDS.map((field) => [field, Number(medianOf(loads, name, field).toFixed(4))]),
        ),
      ]),
    ),
    routeChanges,
    goals: [
      ...goalsOf({
        loads,
        secondVisits: returns,
        routeChanges: Object.fromEntries(
          Object.entries(changes).map(([to, { product, monolith: other }]) => [
            to,
            ratios(product, other),
          ]),
        ),
        document,
        unexpectedChartScripts,
        typing: quartiles(typing),
      }),
      ...(calls?.goals ?? []),
      ...(await measureBodies(ROOT, rounds)).goals,
    ],
  },
  Boolean(JSON_OUTPUT),
);
