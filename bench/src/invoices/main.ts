import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startBare, statementsAfter } from '../staff/bare.ts';
import type { Statement } from '../staff/bare.ts';
import { startAdministeredPostgres } from '../staff/administered-postgres.ts';
import { startProduct } from '../staff/product.ts';
import { median } from '../statistics.ts';
import { timeAnswer } from '../time-answer.ts';
import { fillInvoices, SESSION } from './fixtures.ts';
import { PAGES } from './pages.ts';

/**
 * Benchmark of 100,000 invoices of one user: every sort order, filter and page compared
 * with a bare handler that runs the logged SQL statements, interleaved in one run.
 * Environment: `ROOT`, `ROUNDS`.
 */
const { ROOT = '', ROUNDS = '7' } = process.env;
const LIMIT = 3;
const WARM_UP = 2;

const time = (url: string) => timeAnswer(url, SESSION);

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-invoices-'));
const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  const { postgres, admin } = await startAdministeredPostgres(undo);
  await admin.query('create database shop');
  const product = await startProduct(ROOT, postgres.url('shop'), dataDir);
  undo.push(() => product.stop());
  const shop = new pg.Client(postgres.url('shop'));
  await shop.connect();
  await fillInvoices(shop);
  await shop.end();

  const logging = async (what: string) => {
    await admin.query(`alter system set log_statement = '${what}'`);
    await admin.query('select pg_reload_conf()');
    await pause(500);
  };
  await logging('all');
  const statements = new Map<string, Statement[]>();
  for (const { path } of PAGES) {
    await time(product.url + path);
    await pause(50);
    const mark = postgres.log().length;
    await time(product.url + path);
    await pause(100);
    const logged = statementsAfter(postgres.log(), mark);
    // Only statements of the list, without those of the authentication.
    const own = logged.filter(({ sql }) =>
      /^\s*select\b[^]*\b(invoices|licence_slots)\b/i.test(sql),
    );
    statements.set(path, own);
  }
  await logging('none');

  const bare = await startBare(postgres.url('shop'), statements);
  undo.push(() => bare.stop());
  const rows: Record<string, Record<string, string>> = {};
  let worst = { ratio: 0, page: '' };
  for (const { list, place, path } of PAGES) {
    const times = { product: [] as number[], bare: [] as number[] };
    for (let round = -WARM_UP; round < Number(ROUNDS); round += 1) {
      const measured = {
        product: await time(product.url + path),
        bare: await time(bare.url + path),
      };
      if (round < 0) continue;
      times.product.push(measured.product);
      times.bare.push(measured.bare);
    }
    const [ofProduct, ofBare] = [median(times.product), median(times.bare)];
    const ratio = ofProduct / ofBare;
    if (ratio > worst.ratio) worst = { ratio, page: `${list}, ${place} page` };
    rows[list] = {
      ...rows[list],
      [`${place} page`]: `${ofProduct.toFixed(1)} ms, x ${ratio.toFixed(2)}`,
    };
  }
  console.table(rows);
  const verdict = worst.ratio <= LIMIT ? 'ok  ' : 'MISS';
  console.log(
    `${verdict}  ${PAGES.length} pages of 100,000 invoices to a bare handler, worst: ` +
      `${worst.ratio.toFixed(2)} (≤ ${LIMIT}), ${worst.page}`,
  );
} finally {
  for (const step of undo.reverse()) await step();
}
