import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDocument, startBareServer } from '../bare-server.ts';
import type { Pages } from '../bare-server.ts';
import { floorDocument } from '../documents.ts';
import { median } from '../statistics.ts';
import { waitUntilCompressed } from '../warm.ts';
import { blockingTimeScore, processorBlockingTime } from './processor-time.ts';
import { publicPages } from './public-pages.ts';

/**
 * Lighthouse scores of all public pages, mobile, median of the rounds, compared with a
 * static floor: the same HTML and styles without scripts. The floor is the best possible score on
 * the machine. Lighthouse is downloaded for the run, because it is large and nothing else needs it.
 * Environment: `PRODUCT_URL`, `BROWSER_PATH`, `ROUNDS`, `FLOORS=0` for the pages alone.
 */
const { PRODUCT_URL = '', BROWSER_PATH = '', ROUNDS = '3', FLOORS = '1' } = process.env;

/** The newest version that supports Node 20. */
const TOOL = 'lighthouse@12.8.2';
/** The performance with the blocking time by processor time, and that time in milliseconds. */
const BY_PROCESSOR = {
  performance: 'performance by processor time',
  blocking: 'blocking by processor time',
};
const GOALS = {
  performance: 98,
  [BY_PROCESSOR.performance]: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Pages that crawlers may not list have no score of search engines. */
const LISTED_ONLY = 'seo';
const BLOCKING = 'total-blocking-time';
/** Milliseconds. */
const TIMES = ['largest-contentful-paint', BLOCKING] as const;
/** Lighthouse's CPU benchmark; it warns if the machine is too slow for its 4x slowdown. */
const MACHINE = 'machine';
/** Lighthouse slows a machine of this index down by four to get a mid-range phone. Others are slowed down to the same phone. */
const PHONE = { index: 1000, slowdown: 4 };
/** Attempts per round, because Lighthouse sometimes loses its trace. */
const ATTEMPTS = 5;

interface Result {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; numericValue?: number; score: number | null }>;
  environment: { benchmarkIndex: number };
}
type Figures = Record<string, number>;

/** Categories whose audits pass or fail. */
const RULES = ['accessibility', 'best-practices', 'seo'] as const;
/** Failed audits, by page. */
const problems = new Set<string>();
/** Of the runs so far: one run's index depends on what else the machine does. */
const indexes: number[] = [];
const slowdown = () =>
  indexes.length === 0 ? PHONE.slowdown : (PHONE.slowdown * median(indexes)) / PHONE.index;

const folder = await mkdtemp(join(tmpdir(), 'portico-lighthouse-'));

/** Written to files, because Lighthouse exits before a pipe is drained. */
const FILES = { report: join(folder, 'report.json'), trace: join(folder, 'report-0.trace.json') };
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/**
 * Writes report and trace, also if Lighthouse exits with an error.
 * @param slower times than this machine is the phone
 */
async function runTool(url: string, slower: number): Promise<void> {
  // Deleted before each run, so that no file of the previous page is read.
  for (const file of Object.values(FILES)) await rm(file, { force: true });
  await promisify(execFile)(
    'npx',
    [
      ...['--yes', TOOL, url, '--quiet', '--save-assets'],
      ...['--output=json', `--output-path=${FILES.report}`],
      `--throttling.cpuSlowdownMultiplier=${slower.toFixed(2)}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: BROWSER_PATH } },
  ).catch(() => undefined);
}

/** Lighthouse's performance, and the same with the blocking time by processor time. */
async function performanceOf({ categories, audits }: Result, slower: number): Promise<Figures> {
  const { traceEvents } = (await readJson(FILES.trace)) as {
    traceEvents: Parameters<typeof processorBlockingTime>[0];
  };
  const blocking = processorBlockingTime(traceEvents, slower);
  const { score = null, auditRefs = [] } = categories.performance ?? {};
  const weight = auditRefs.find(({ id }) => id === BLOCKING)?.weight ?? 0;
  const all = auditRefs.reduce((sum, ref) => sum + ref.weight, 0);
  const gained = (blockingTimeScore(blocking) - (audits[BLOCKING]?.score ?? 0)) * (weight / all);
  return {
    [BY_PROCESSOR.performance]: Math.round(((score ?? 0) + gained) * 100),
    [BY_PROCESSOR.blocking]: Math.round(blocking),
  };
}

async function measure(url: string): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    const slower = slowdown();
    await runTool(url, slower);
    const result = (await readJson(FILES.report)) as Result;
    const { runtimeError, categories, audits, environment } = result;
    if (!runtimeError) {
      indexes.push(environment.benchmarkIndex);
      for (const id of RULES) {
        const { auditRefs = [] } = categories[id] ?? {};
        for (const { id: audit, weight } of auditRefs) {
          const { title = audit, score = null } = audits[audit] ?? {};
          if (weight > 0 && score !== null && score < 1) problems.add(`${url}: ${title}`);
        }
      }
      return Object.fromEntries([
        ...Object.entries(categories).map(([id, { score }]) => [
          id,
          Math.round((score ?? 0) * 100),
        ]),
        ...Object.entries(await performanceOf(result, slower)),
        ...TIMES.map((id) => [id, Math.round(audits[id]?.numericValue ?? Number.NaN)]),
        [MACHINE, Math.round(environment.benchmarkIndex)],
      ]) as Figures;
    }
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${runtimeError.code}`);
  }
}

const pages = await publicPages(PRODUCT_URL);
const paths = pages.map(({ path }) => path);
const floors: Pages = new Map();
const bare = await startBareServer(floors, PRODUCT_URL);
const documents = await Promise.all(
  paths.map(async (path) => (await fetch(PRODUCT_URL + path)).text()),
);
await waitUntilCompressed(PRODUCT_URL, documents);
const variants = new Map<string, string>();
for (const [index, path] of paths.entries()) {
  variants.set(path, PRODUCT_URL + path);
  if (FLOORS === '0') continue;
  const floor = `/bare/floor${path}`;
  const html = (documents[index] ?? '').replaceAll(PRODUCT_URL, bare.url);
  addDocument(floors, floor, floorDocument(html));
  variants.set(`floor of ${path}`, bare.url + floor);
}

// Only its index counts.
await measure(PRODUCT_URL + (paths[0] ?? '/'));
const found = new Map<string, Figures[]>();
for (let round = 0; round < Number(ROUNDS); round += 1) {
  for (const [name, url] of variants)
    found.set(name, [...(found.get(name) ?? []), await measure(url)]);
}
bare.close();
const of = (name: string, id: string) =>
  median((found.get(name) ?? []).map((figures) => figures[id] ?? 0));
console.table(
  Object.fromEntries(
    [...variants.keys()].map((name) => [
      name,
      Object.fromEntries(
        [...Object.keys(GOALS), ...TIMES, BY_PROCESSOR.blocking, MACHINE].map((id) => [
          id,
          of(name, id),
        ]),
      ),
    ]),
  ),
);
for (const problem of [...problems].sort()) console.log(`fail  ${problem}`);
for (const [id, minimum] of Object.entries(GOALS)) {
  const judged = pages.filter(({ isListed }) => isListed || id !== LISTED_ONLY);
  const [lowest] = judged.toSorted((a, b) => of(a.path, id) - of(b.path, id));
  const value = lowest ? of(lowest.path, id) : 0;
  console.log(
    `${value >= minimum ? 'ok  ' : 'MISS'}  ${id}, lowest of ${judged.length} pages: ${value} (${lowest?.path}, ≥ ${minimum})`,
  );
}
await rm(folder, { recursive: true });
