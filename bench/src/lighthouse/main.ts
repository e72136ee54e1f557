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

/**
 * Lighthouse scores of the public pages, mobile, median of the rounds, compared with a
 * static floor: the same HTML and styles without scripts. The floor is the best possible score on
 * the machine. Lighthouse is downloaded for the run, because it is large and nothing else needs it.
 * Environment: `PRODUCT_URL`, `BROWSER_PATH`, `ROUNDS`.
 */
const { PRODUCT_URL = '', BROWSER_PATH = '', ROUNDS = '3' } = process.env;

/** The newest version that supports Node 20. */
const TOOL = 'lighthouse@12.8.2';
const PAGES = ['/', '/commands', '/status', '/features/automod', '/terms'];
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Milliseconds. */
const TIMES = ['largest-contentful-paint', 'total-blocking-time'] as const;
/** Lighthouse's CPU benchmark; it warns if the machine is too slow for its 4x slowdown. */
const MACHINE = 'machine';
/** Attempts per round, because Lighthouse sometimes loses its trace. */
const ATTEMPTS = 5;

interface Result {
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}
type Figures = Record<string, number>;

const folder = await mkdtemp(join(tmpdir(), 'portico-lighthouse-'));

/**
 * @returns the report, also if Lighthouse exits with an error
 * @throws if there is no report
 */
async function runTool(url: string): Promise<string> {
  // Written to a file, because Lighthouse exits before a pipe is drained.
  const file = join(folder, 'report.json');
  // Deleted before each run, so that a missing report is not read from the previous page.
  await rm(file, { force: true });
  await promisify(execFile)(
    'npx',
    [
      ...['--yes', TOOL, url, '--quiet', '--output=json', `--output-path=${file}`],
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: BROWSER_PATH } },
  ).catch(() => undefined);
  return readFile(file, 'utf8');
}

async function measure(url: string): Promise<Figures> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, categories, audits, environment } = JSON.parse(
      await runTool(url),
    ) as Result;
    if (!runtimeError) {
      return Object.fromEntries([
        ...Object.keys(GOALS).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
        ...TIMES.map((id) => [id, Math.round(audits[id]?.numericValue ?? Number.NaN)]),
        [MACHINE, Math.round(environment.benchmarkIndex)],
      ]) as Figures;
    }
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${runtimeError.code}`);
  }
}

const floors: Pages = new Map();
const bare = await startBareServer(floors, PRODUCT_URL);
const documents = await Promise.all(
  PAGES.map(async (path) => (await fetch(PRODUCT_URL + path)).text()),
);
await waitUntilCompressed(PRODUCT_URL, documents);
const variants = new Map<string, string>();
for (const [index, path] of PAGES.entries()) {
  const floor = `/bare/floor${path}`;
  const html = (documents[index] ?? '').replaceAll(PRODUCT_URL, bare.url);
  addDocument(floors, floor, floorDocument(html));
  variants.set(path, PRODUCT_URL + path).set(`floor of ${path}`, bare.url + floor);
}

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
        [...Object.keys(GOALS), ...TIMES, MACHINE].map((id) => [id, of(name, id)]),
      ),
    ]),
  ),
);
for (const [id, minimum] of Object.entries(GOALS)) {
  const value = Math.min(...PAGES.map((path) => of(path, id)));
  console.log(`${value >= minimum ? 'ok  ' : 'MISS'}  ${id}, lowest page: ${value} (≥ ${minimum})`);
}
await rm(folder, { recursive: true });
