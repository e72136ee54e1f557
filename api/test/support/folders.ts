import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../package.json';
import { later } from './clean-up.ts';

/** A folder of one test file, removed after it. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-api-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty PGlite database, made once per machine: making one takes seconds. */
const VERSION = manifest.dependencies['@electric-sql/pglite'];
const TEMPLATE = join(tmpdir(), `portico-pglite-${VERSION}-${userInfo().uid}`);

/** A data folder with an empty PGlite database in it. */
export async function dataFolder(): Promise<string> {
  if (!existsSync(TEMPLATE)) {
    const making = mkdtempSync(`${TEMPLATE}-`);
    const database = await PGlite.create(making);
    await database.close();
    try {
      renameSync(making, TEMPLATE);
    } catch {
      // Another worker was faster.
      rmSync(making, { recursive: true, force: true });
    }
  }
  const folder = tempFolder();
  cpSync(TEMPLATE, join(folder, 'db'), { recursive: true });
  return folder;
}
