import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runChild } from '../bootstrap/child.mjs';
import { ROOT } from '../bootstrap/paths.mjs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { buildLastVersion } from './last-version.ts';

const MIGRATIONS = 'api/drizzle';
const JEST = 'jest.config.ts';

/** Tests of the last version that compare the database with its own schema. */
const OF_THE_SCHEMA = ['api/test/database/migrations.test.ts'];

/**
 * Copies the last released version, and gives the copy the migrations of this one: its code runs on
 * the schema that replicas of both versions share during an upgrade.
 * @returns the folder
 */
export async function lastVersionOnNewSchema(): Promise<string> {
  const { version, folder } = await buildLastVersion();
  const copy = `${folder}-new-schema`;
  rmSync(copy, { recursive: true, force: true });
  const { code, output } = await runChild('cp', ['-al', folder, copy]);
  if (code !== 0) throw new CliError(`The copy of Portico ${version} failed:\n${output}`);
  takeMigrations(copy);
  findTestsInCache(copy);
  for (const test of OF_THE_SCHEMA) rmSync(`${copy}/${test}`);
  return copy;
}

/** Links are removed before a file is written: the other end is the version itself. */
function takeMigrations(copy: string): void {
  const folder = `${copy}/${MIGRATIONS}`;
  rmSync(folder, { recursive: true });
  cpSync(`${ROOT}/${MIGRATIONS}`, folder, { recursive: true });
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.sql'))) {
    const file = `${folder}/${name}`;
    // Version 1.0.0 runs all migrations in one transaction. The schema is the same.
    writeFileSync(file, readFileSync(file, 'utf8').replace(/\bconcurrently\b/gi, ''));
  }
}

/** Jest ignores paths with `/.cache/`; this copy is in such a folder. */
function findTestsInCache(copy: string): void {
  const file = `${copy}/${JEST}`;
  const config = readFileSync(file, 'utf8').replace(`'/\\\\.cache/'`, `'<rootDir>/\\\\.cache/'`);
  rmSync(file);
  writeFileSync(file, config);
}
