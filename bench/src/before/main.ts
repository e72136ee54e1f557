import type { Browser } from '@playwright/test';
import { measureColdLoad } from '../cold-load/measure.ts';
import type { ColdLoad } from '../cold-load/measure.ts';
import { goal, type Goal } from '../goals.ts';
import { launchBrowser } from '../launch-browser.ts';
import { CLIENT_RENDERED, PRERENDERED } from '../pages.ts';
import { printGoals } from '../report.ts';
import { median } from '../statistics.ts';
import { waitUntilCompressed } from '../warm.ts';
import { measureMainThread } from './main-thread.ts';

/**
 * Cold loads of two builds of the product, interleaved in one run: the cost of a change. Times are
 * those of each build's fastest load, because other load on the machine only adds time.
 * The main thread is measured in loads of its own (`main-thread.ts`), of which the median counts.
 * Environment: `PRODUCT_URL`, `BEFORE_URL`, `BROWSER_PATH`, `ROUNDS`.
 */
const { PRODUCT_URL = '', BEFORE_URL = '', BROWSER_PATH = '', ROUNDS = '7' } = process.env;

const PATHS = [...PRERENDERED, ...CLIENT_RENDERED].map(({ path }) => path);
const BUILDS = { before: BEFORE_URL, now: PRODUCT_URL };

interface Load extends ColdLoad {
  /** Processor time of the main thread until the page is interactive. */
  mainThread: number;
}

interface Loads {
  before: Load[];
  now: Load[];
}

for (const origin of Object.values(BUILDS)) {
  const documents = PATHS.map(async (path) => (await fetch(origin + path)).text());
  await waitUntilCompressed(origin, await Promise.all(documents));
}
const browser = await launchBrowser(BROWSER_PATH);
const loads = await measure(browser, Number(ROUNDS));
await browser.close();

const rows = [...loads].map(([path, { before, now }]) => ({
  path,
  ...figures('largestPaint', before, now),
  ...figures('interactive', before, now),
  'main thread ratio': ratioOf(mainThread(now), mainThread(before)),
  'code bytes': median(bytesOf(now)) - median(bytesOf(before)),
}));
console.table(rows);
printGoals(
  rows.flatMap((row): Goal[] => {
    const { paint, interactive, bytes } = limitsOf(row.path);
    return [
      goal(`largest paint of ${row.path} to before`, row['largestPaint ratio'], paint),
      goal(`interactive ${row.path} to before`, row['interactive ratio'], interactive),
      goal(`main thread of ${row.path} to before`, row['main thread ratio'], 1),
      goal(`further code bytes of ${row.path}`, row['code bytes'], bytes),
    ];
  }),
);

async function measure(on: Browser, rounds: number): Promise<Map<string, Loads>> {
  const all = new Map<string, Loads>(PATHS.map((path) => [path, { before: [], now: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    // Each build comes first in every second round.
    const builds = round % 2 ? (['now', 'before'] as const) : (['before', 'now'] as const);
    for (const [path, found] of all) {
      for (const build of builds) {
        const url = BUILDS[build] + path;
        const load = await measureColdLoad(on, url);
        found[build].push({ ...load, mainThread: await measureMainThread(on, url) });
      }
    }
  }
  return all;
}

function bytesOf(found: readonly Load[]): number[] {
  return found.map(({ codeBytes }) => codeBytes);
}

function mainThread(found: readonly Load[]): number {
  return median(found.map((load) => load.mainThread));
}

function ratioOf(second: number, first: number): number {
  return Number((second / first).toFixed(3));
}

/** docs/benchmarks.md explains `interactive` and the bytes of `/status`. */
function limitsOf(path: string) {
  const isPrerendered = PRERENDERED.some((page) => page.path === path);
  const interactive = 1.1;
  return {
    // The browser paints the other pages after their scripts have run.
    paint: isPrerendered ? 1.05 : interactive,
    interactive,
    bytes: 20_000,
  };
}

function figures<Field extends 'largestPaint' | 'interactive'>(
  field: Field,
  before: readonly ColdLoad[],
  now: readonly ColdLoad[],
) {
  const fastest = (found: readonly ColdLoad[]) => Math.min(...found.map((load) => load[field]));
  const [first, second] = [fastest(before), fastest(now)];
  return {
    [`${field} before`]: Math.round(first),
    [`${field} now`]: Math.round(second),
    [`${field} ratio`]: ratioOf(second, first),
  } as Record<`${Field} before` | `${Field} now` | `${Field} ratio`, number>;
}
