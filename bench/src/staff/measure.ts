import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { goal } from '../goals.ts';
import { printGoals } from '../report.ts';
import { median } from '../statistics.ts';
import { startBare, statementsAfter } from './bare.ts';
import type { Statement } from './bare.ts';
import { measureExport } from './export.ts';
import type { ExportMeasure } from './export.ts';
import { HEAVY_LINES, SESSION, USUAL } from './fixtures.ts';
import type { BenchPostgres } from './postgres.ts';
import type { Product } from './product.ts';

const log = `/api/economy/${USUAL}`;
const list = '/blacklist/user/users';

/** Pages that read the same amount of data in both databases. */
const PAGES: Record<string, string> = {
  'log, first page': `${log}?page=1`,
  'log, middle page': `${log}?page=20`,
  'log, last page': `${log}?page=40`,
  'log, by amount': `${log}?page=1&sort=-amount`,
  'log, filtered': `${log}?page=1&type=gain&min=100&from=2023-11-15&tz=Europe/Berlin`,
  'list, first page': `${list}?page=1`,
  'list, by duration': `${list}?page=1&sort=duration`,
  'list, by id': `${list}?page=1&sort=id`,
  'list, one id': `${list}?q=400000000000007919`,
};
/** Deep pages that exist only in the large database. */
const deepPages = (entries: number): Record<string, string> => ({
  'list, page 100': `${list}?page=100`,
  'list, middle page': `${list}?page=${entries / 100}`,
  'list, last page': `${list}?page=${entries / 50}`,
  'list, a common word': `${list}?q=reason%207&page=3`,
});

/** Number of exports in sequence; the first two are a warm-up. */
const EXPORTS = 6;

const headers = { cookie: `session=${SESSION}` };

async function time(url: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - from;
}

interface Bench {
  postgres: BenchPostgres;
  admin: pg.Client;
  /** The product with the database `large`. */
  large: Product;
  small: Product;
  /** The product with `large` and little memory, for exports. */
  tight: Product;
  /** Number of entries of the large blacklist. */
  entries: number;
  rounds: number;
}

/** Measures every page and the export, and prints which goals are met. */
export async function measure({ postgres, admin, entries, rounds, ...products }: Bench) {
  const { large, small, tight } = products;
  const pages = { ...PAGES, ...deepPages(entries) };
  const statements = new Map<string, Statement[]>();
  await admin.query(`alter system set log_statement = 'all'`);
  await admin.query('select pg_reload_conf()');
  await pause(500);
  for (const path of Object.values(pages)) {
    await time(large.url + path);
    await pause(100);
    const mark = postgres.log().length;
    await time(large.url + path);
    await pause(200);
    const logged = statementsAfter(postgres.log(), mark);
    statements.set(
      path,
      logged.filter(({ sql }) => !/pg_notify|^listen|registry/i.test(sql)),
    );
  }
  await admin.query('alter system reset log_statement');
  await admin.query('select pg_reload_conf()');
  await pause(500);

  const bare = await startBare(postgres.url('large'), statements);
  const times = new Map<string, number[]>();
  const note = (key: string, ms: number) => times.set(key, [...(times.get(key) ?? []), ms]);
  for (let round = -5; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const measured = [
        ['product', large.url + path],
        ['bare', bare.url + path],
        ...(name in PAGES ? [['small', small.url + path]] : []),
      ] as const;
      for (const [who, url] of measured) {
        const ms = await time(url ?? '');
        if (round >= 0) note(`${who} ${name}`, ms);
      }
    }
  }
  await bare.stop();
  const of = (who: string, name: string) => median(times.get(`${who} ${name}`) ?? []);
  const rows = Object.keys(pages).map((name) => ({
    page: name,
    statements: statements.get(pages[name] ?? '')?.length ?? 0,
    'product ms': of('product', name),
    'bare ms': of('bare', name),
    'to bare': of('product', name) / of('bare', name),
    'to small': name in PAGES ? of('product', name) / of('small', name) : Number.NaN,
  }));
  console.table(rows.map((row) => rounded(row)));
  const exports: ExportMeasure[] = [];
  for (let turn = 0; turn < EXPORTS; turn += 1) {
    const exported = await measureExport(tight, headers);
    exports.push(exported);
    console.log(
      `export ${turn + 1}: ${exported.lines} lines, ${megabytes(exported.bytes).toFixed(1)} MB in ` +
        `${(exported.ms / 1000).toFixed(1)} s; highest memory ${Math.round(megabytes(exported.peak))} MB`,
    );
  }
  const [, second, ...later] = exports.map(({ peak }) => peak);
  const growth = Math.max(...later) - (second ?? 0);
  const worst = (field: 'to bare' | 'to small') =>
    Math.max(...rows.map((row) => row[field]).filter((value) => !Number.isNaN(value)));
  printGoals([
    goal('pages to a bare handler, worst', worst('to bare'), 3),
    goal('large to small, worst', worst('to small'), 1.5),
    goal('export, lines missing', Math.max(...exports.map(({ lines }) => HEAVY_LINES - lines)), 0),
    goal('memory of any later export beyond the second, MB', megabytes(growth), 16),
  ]);
}

const megabytes = (bytes: number) => bytes / 2 ** 20;

function rounded(row: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    ]),
  );
}
