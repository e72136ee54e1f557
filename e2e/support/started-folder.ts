import { cpSync } from 'node:fs';
import { Portico, temporaryFolder } from './portico.ts';

let left: Promise<string> | undefined;

async function startOnce(): Promise<string> {
  const portico = await Portico.start();
  await portico.stop();
  return portico.dataDir;
}

/**
 * A data folder as a first start left it: making the database and 400 days of history anew would
 * cost each test ten seconds. @returns a copy of the test's own
 */
export async function startedFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await (left ??= startOnce()), folder, { recursive: true });
  return folder;
}
