import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../statistics.ts';
import { startBare, statementsAfter } from './bare.ts';
import type { Statement } from './bare.ts';
import { measureExport } from './export.ts';
import { fill, HEAVY_LINES, SESSION, USUAL } from './fixtures.ts';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

/**
 * The back-office on a large database (issue 9): each page beside a bare handler that runs the
 * very statements which PostgreSQL logged for it, and beside the same page of a small database.
 * All requests are interleaved in one run: ratios count, not milliseconds.
 * Environment: `ROOT`, `ROUNDS`, `SCALE` (1: ten million lines).
 */
const { ROOT = '', ROUNDS = '60', SCALE = '1' } = process.env;
const LARGE = { economy: 10_000_000 * Number(SCALE), blacklist: 1_000_000 * Number(SCALE) };
const SMALL = { economy: 10_000, blacklist: 10_000 };

const log = `/api/economy/${USUAL}`;
const list = '/blacklist/user/users';
const lastPage = ({ blacklist }: typeof LARGE) => blacklist / 50;

/** Pages that read as much in the large database as in the small one. */
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
/** Pages deep in the large database; the small one has none like them. */
const DEEP: Record<string, string> = {
  'list, page 100': `${list}?page=100`,
  'list, middle page': `${list}?page=${lastPage(LARGE) / 2}`,
  'list, last page': `${list}?page=${lastPage(LARGE)}`,
  'list, a common word': `${list}?q=reason 7&page=3`,
};

const headers = { cookie: `session=${SESSION}` };

async function time(url: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - from;
}

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-staff-'));
const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  const postgres = await startPostgres();
  undo.push(() => postgres.stop());
  const admin = new pg.Client(postgres.url('postgres'));
  await admin.connect();
  undo.push(() => admin.end());

  const start = async (name: string) => {
    await admin.query(`create database ${name}`);
    const product = await startProduct(ROOT, postgres.url(name), join(dataDir, name));
    undo.push(() => product.stop());
    return product;
  };
  const large = await start('large');
  const small = await start('small');
  console.log(`Filling: ${LARGE.economy} lines, ${LARGE.blacklist} entries`);
  await fill(postgres.url('large'), { ...LARGE, heavy: true });
  await fill(postgres.url('small'), { ...SMALL, heavy: false });

  const pages = { ...PAGES, ...DEEP };
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
    const asked = statementsAfter(postgres.log(), mark);
    statements.set(
      path,
      asked.filter(({ sql }) => !/pg_notify|^listen|registry/i.test(sql)),
    );
  }
  await admin.query('alter system reset log_statement');
  await admin.query('select pg_reload_conf()');
  await pause(500);

  const bare = await startBare(postgres.url('large'), statements);
  undo.push(() => bare.stop());
  const times = new Map<string, number[]>();
  const note = (key: string, ms: number) => times.set(key, [...(times.get(key) ?? []), ms]);
  for (let round = -5; round < Number(ROUNDS); round += 1) {
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
  const exported = await measureExport(large, headers);
  console.log(
    `export: ${exported.lines} lines, ${(exported.bytes / 2 ** 20).toFixed(1)} MB in ` +
      `${(exported.ms / 1000).toFixed(1)} s, memory +${(exported.growth / 2 ** 20).toFixed(1)} MB`,
  );
  const worst = (field: 'to bare' | 'to small') =>
    Math.max(...rows.map((row) => row[field]).filter((value) => !Number.isNaN(value)));
  const goals: [string, number, number][] = [
    ['pages to a bare handler, worst', worst('to bare'), 3],
    ['large to small, worst', worst('to small'), 1.5],
    ['export, lines missing', HEAVY_LINES - exported.lines, 0],
    ['export, memory beyond a short one, MB', exported.growth / 2 ** 20, 32],
  ];
  for (const [name, value, limit] of goals) {
    console.log(`${value <= limit ? 'ok  ' : 'MISS'}  ${name}: ${value.toFixed(2)} (≤ ${limit})`);
  }
} finally {
  for (const step of undo.reverse()) await step();
}

function rounded(row: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 100) / 100 : value,
    ]),
  );
}
