import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill } from './fixtures.ts';
import { measure } from './measure.ts';
import { startAdministeredPostgres } from './administered-postgres.ts';
import { startProduct } from './product.ts';

/**
 * Benchmark of the back-office on a large database: each page is compared with a bare
 * handler that runs the logged SQL statements, and with the same page of a small database. All
 * requests are interleaved in one run. Ratios count, not milliseconds.
 * Environment: `ROOT`, `ROUNDS`, `SCALE` (1: ten million entries), `KEEP` (folder of databases that
 * are reused), `ONLY_FILL` (fill the databases without measuring).
 */
const { ROOT = '', ROUNDS = '60', SCALE = '1', KEEP, ONLY_FILL } = process.env;
const LARGE = { economy: 10_000_000 * Number(SCALE), blacklist: 1_000_000 * Number(SCALE) };
const SMALL = { economy: 10_000, blacklist: 10_000 };

/**
 * Small heap limits in megabytes, so that V8 collects garbage often and the memory of the process
 * reflects live objects.
 */
const LOW_MEMORY_FLAGS = ['--max-old-space-size=96', '--max-semi-space-size=2'];

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-staff-'));
const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];
try {
  const { postgres, admin } = await startAdministeredPostgres(undo, KEEP);

  const start = async (name: string, size: Parameters<typeof fill>[1]) => {
    const known = await admin.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await admin.query(`create database ${name}`);
    const product = await startProduct(ROOT, postgres.url(name), join(dataDir, name));
    undo.push(() => product.stop());
    if (known.rowCount === 0) {
      console.log(`Filling: ${size.economy} lines, ${size.blacklist} entries`);
      await fill(postgres.url(name), size);
    }
    return product;
  };
  const large = await start('large', { ...LARGE, heavy: true });
  const small = await start('small', { ...SMALL, heavy: false });
  const tight = await startProduct(
    ROOT,
    postgres.url('large'),
    join(dataDir, 'tight'),
    LOW_MEMORY_FLAGS,
  );
  undo.push(() => tight.stop());
  if (!ONLY_FILL) {
    const entries = LARGE.blacklist;
    await measure({ postgres, admin, large, small, tight, entries, rounds: Number(ROUNDS) });
  }
} finally {
  for (const step of undo.reverse()) await step();
}
