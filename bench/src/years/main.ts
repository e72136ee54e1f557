import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { bootReleases } from '../boot-releases.ts';
import { startAdministeredPostgres } from '../staff/administered-postgres.ts';
import { startProduct } from '../staff/product.ts';
import { median } from '../statistics.ts';
import { timeAnswer } from '../time-answer.ts';
import { fillYears, SESSION } from './fixtures.ts';
import { pagesOf } from './pages.ts';

/**
 * A site that is three years old: sizes of its tables, times of its pages beside those of a site with the demo data, and of
 * a backup and its restore. What the bot sends comes from `npm run seed -- --years`.
 * Environment: `ROOT`, `ROUNDS`, `YEARS`.
 */
const { ROOT = '', ROUNDS = '20', YEARS = '3' } = process.env;
const LISTED_TABLES = 14;
const days = Math.round(Number(YEARS) * 365.25);

const dataDir = mkdtempSync(join(tmpdir(), 'portico-bench-years-'));
const undo: (() => unknown)[] = [() => rmSync(dataDir, { recursive: true, force: true })];

/** @returns seconds @throws Error with what the program wrote */
function run(args: string[], env: NodeJS.ProcessEnv): number {
  const from = performance.now();
  const { status, stderr, stdout } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr || stdout}`);
  return (performance.now() - from) / 1000;
}

const time = (url: string) => timeAnswer(url, SESSION);

try {
  const { postgres, admin } = await startAdministeredPostgres(undo);

  /** @param length days of purchases and of the audit log */
  const start = async (name: string, length: number, seed: string[]) => {
    await admin.query(`create database ${name}`);
    const env = { DATA_DIR: join(dataDir, name) };
    const product = await startProduct(ROOT, postgres.url(name), env.DATA_DIR, [], {
      SANDBOX: '1',
      BOOT_RELEASES: bootReleases(ROOT),
    });
    undo.push(() => product.stop());
    const seconds = run(['sandbox/dist/seed.js', ...seed], { ...env, PORTICO_URL: product.url });
    const database = new pg.Client(postgres.url(name));
    await database.connect();
    undo.push(() => database.end());
    await fillYears(database, length);
    console.log(`${name}: filled, the bot's part in ${seconds.toFixed(0)} s`);
    return { ...env, product, database };
  };
  const old = await start('old', days, ['--years', YEARS]);
  const young = await start('young', 30, []);

  const { rows: tables } = await old.database.query<{ table: string; rows: string; bytes: string }>(
    `select relname as table, n_live_tup as rows, pg_total_relation_size(relid) as bytes
      from pg_stat_user_tables order by bytes desc`,
  );
  const megabytes = (bytes: number) => Number((bytes / 2 ** 20).toFixed(1));
  const all = tables.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  console.table([
    ...tables.slice(0, LISTED_TABLES).map(({ table, rows, bytes }) => ({
      ...{ table, rows: Number(rows), MB: megabytes(Number(bytes)) },
    })),
    { table: 'all tables', MB: megabytes(all) },
  ]);

  const { rows: traders } = await old.database.query<{ id: string }>(
    'select user_id as id from economy_entries group by 1 order by count(*) desc limit 1',
  );
  const measured = [];
  for (const [page, paths] of Object.entries(pagesOf(days, traders[0]?.id ?? ''))) {
    const times = { old: [] as number[], young: [] as number[] };
    for (let round = -5; round < Number(ROUNDS); round += 1) {
      for (const [name, { product }] of [
        ['old', old],
        ['young', young],
      ] as const) {
        let sum = 0;
        for (const path of paths) sum += await time(product.url + path);
        if (round >= 0) times[name].push(sum);
      }
    }
    const [ofOld, ofYoung] = [median(times.old), median(times.young)];
    measured.push({
      page,
      [`${YEARS} years, ms`]: Number(ofOld.toFixed(1)),
      'demo data, ms': Number(ofYoung.toFixed(1)),
      ratio: Number((ofOld / ofYoung).toFixed(2)),
    });
  }
  console.table(measured);

  const file = join(dataDir, 'site.backup');
  const cli = (args: string[], env: NodeJS.ProcessEnv) => run(['api/dist/cli.js', ...args], env);
  const saved = cli(['backup', file], {
    DATA_DIR: old.DATA_DIR,
    DATABASE_URL: postgres.url('old'),
  });
  await admin.query('create database restored');
  const restored = cli(['restore', file], {
    DATA_DIR: join(dataDir, 'restored'),
    DATABASE_URL: postgres.url('restored'),
  });
  console.log(
    `backup: ${saved.toFixed(1)} s, ${megabytes(statSync(file).size)} MB; restore: ${restored.toFixed(1)} s`,
  );
} finally {
  for (const step of undo.reverse()) await step();
}
