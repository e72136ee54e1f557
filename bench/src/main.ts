import { chromium } from '@playwright/test';
import { addDocument, addScripts, startBareServer } from './bare-server.ts';
import type { Pages } from './bare-server.ts';
import { measureColdLoad } from './cold-load/measure.ts';
import type { ColdLoad } from './cold-load/measure.ts';
import { floorDocument, monolithDocument } from './documents.ts';
import { buildMonolith } from './monolith.ts';
import { median } from './statistics.ts';
import { measureTyping } from './typing/measure.ts';

/**
 * Cold loads of the product beside a static floor and a monolith of the same sources, interleaved
 * in one run: ratios count, not milliseconds.
 * Environment: `PRODUCT_URL`, `BROWSER_PATH`, `ROOT`, `ROUNDS`, `JSON_OUTPUT`.
 */
const { PRODUCT_URL = '', BROWSER_PATH = '', ROOT = '', ROUNDS = '5' } = process.env;

const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];

const html = await (await fetch(`${PRODUCT_URL}/`)).text();
const monolith = await buildMonolith(ROOT, `${ROOT}/.cache/bench/monolith`);
const pages: Pages = new Map();
addDocument(pages, '/bare/floor', floorDocument(html));
addDocument(pages, '/', monolithDocument(html, monolith));
addScripts(pages, '/shell/monolith/', monolith.folder);
const bare = await startBareServer(pages, PRODUCT_URL);

const variants: Record<string, string> = {
  'static floor /': `${bare.url}/bare/floor`,
  'monolith /': `${bare.url}/`,
  'product /': `${PRODUCT_URL}/`,
  'product /status': `${PRODUCT_URL}/status`,
  'product /commands': `${PRODUCT_URL}/commands`,
  'product /embed': `${PRODUCT_URL}/embed`,
};

/** Bytes of the best React embed builder (reference/performance.md). */
const PEER_BUILDER_BYTES = 246_490;

const loads = new Map<string, ColdLoad[]>();
const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_FLAGS });
for (let round = 0; round < Number(ROUNDS); round += 1) {
  for (const [name, url] of Object.entries(variants)) {
    loads.set(name, [...(loads.get(name) ?? []), await measureColdLoad(browser, url)]);
  }
}
const typing: number[] = [];
for (let round = 0; round < Number(ROUNDS); round += 1) {
  typing.push(await measureTyping(browser, `${PRODUCT_URL}/embed`));
}
await browser.close();
bare.close();

const of = (name: string, field: keyof ColdLoad) =>
  median((loads.get(name) ?? []).map((load) => load[field]));
const product = Object.keys(variants).filter((name) => name.startsWith('product'));
const worst = (field: keyof ColdLoad) => Math.max(...product.map((name) => of(name, field)));

/** What the issue asks for: value, and what it must not exceed. */
const goals: [string, number, number][] = [
  [
    'largest paint of / to the floor',
    of('product /', 'largestPaint') / of('static floor /', 'largestPaint'),
    1.5,
  ],
  ['bytes of / to the monolith', of('product /', 'codeBytes') / of('monolith /', 'codeBytes'), 1.3],
  ['layout shift, worst page', worst('layoutShift'), 0.01],
  ['discovery chain, worst page', worst('chain'), 2],
  ['remote entries per page', worst('remoteEntries'), 1],
  ['bytes of /embed to the best builder', of('product /embed', 'bytes') / PEER_BUILDER_BYTES, 0.6],
  [
    'largest paint of /embed to the floor',
    of('product /embed', 'largestPaint') / of('static floor /', 'largestPaint'),
    4,
  ],
  ['work per key in a full embed, ms at CPU x4', median(typing), 16],
];

const fields = [
  'codeBytes',
  'requests',
  'chain',
  'largestPaint',
  'layoutShift',
  'remoteEntries',
] as const;
if (process.env.JSON_OUTPUT) {
  const rows = Object.fromEntries(
    Object.keys(variants).map((name) => [
      name,
      Object.fromEntries(fields.map((field) => [field, of(name, field)])),
    ]),
  );
  console.log(JSON.stringify({ rounds: Number(ROUNDS), rows, goals }, null, 2));
} else {
  console.table(
    Object.fromEntries(
      Object.keys(variants).map((name) => [
        name,
        Object.fromEntries(fields.map((field) => [field, Number(of(name, field).toFixed(4))])),
      ]),
    ),
  );
  for (const [name, value, limit] of goals) {
    console.log(`${value <= limit ? 'ok  ' : 'MISS'}  ${name}: ${value.toFixed(3)} (≤ ${limit})`);
  }
}
