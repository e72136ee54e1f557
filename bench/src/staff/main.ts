import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { fill } from './fixtures.ts';
import { measure } from './measure.ts';
import { startPostgres } from './postgres.ts';
import { startProduct } from './product.ts';

/**
 * The back-office on a large database (issue 9): each page beside a bare handler that runs the
 * very statements which PostgreSQL logged for it, and beside the same page of a small database.
 * All requests are interleaved in one run: ratios count, not milliseconds.
 * Environment: `ROOT`, `ROUNDS`, `SCALE` (1: ten million lines), `KEEP` (a folder whose databases are
 * filled once and used again), `ONLY_FILL` (measure later).
 */
const { ROOT = '', ROUNDS = '60', SCALE = '1', KEEP, ONLY_FILL } = process.env;
const LARGE = { economy: 10_000_000 * Number(SCALE), blacklist: 1_000_000 * Number(SCALE) };
const SMALL = { economy: 10_000, blacklist: 10_000 };

/**
 * A heap that is cleaned often, in megabytes: where there is room, V8 lets garbage lie, and the
 * memory of a process says nothing about what it keeps.
 */
const TIGHT = ['--max-old-space-size=96', '--max-semi-space-size=2'];

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-staff-'));
const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  const postgres = await startPostgres(KEEP);
  undo.push(() => postgres.stop());
  const admin = new pg.Client(postgres.url('postgres'));
  await admin.connect();
  undo.push(() => admin.end());

  const start = async (name: string, wanted: Parameters<typeof fill>[1]) => {
    const known = await admin.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await admin.query(`create database ${name}`);
    const product = await startProduct(ROOT, postgres.url(name), join(dataDir, name));
    undo.push(() => product.stop());
    if (known.rowCount === 0) {
      console.log(`Filling: ${wanted.economy} lines, ${wanted.blacklist} entries`);
      await fill(postgres.url(name), wanted);
    }
    return product;
  };
  const large = await start('large', { ...LARGE, heavy: true });
  const small = await start('small', { ...SMALL, heavy: false });
  const tight = await startProduct(ROOT, postgres.url('large'), join(dataDir, 'tight'), TIGHT);
  undo.push(() => tight.stop());
  if (!ONLY_FILL) {
    const entries = LARGE.blacklist;
    await measure({ postgres, admin, large, small, tight, entries, rounds: Number(ROUNDS) });
  }
} finally {
  for (const step of undo.reverse()) await step();
}
