import { cpSync } from 'node:fs';
import { Portico, temporaryFolder } from './portico.ts';

let left: Promise<string> | undefined;

async function startOnce(): Promise<string> {
  const portico = await Portico.start();
  await portico.stop();
  return portico.dataDir;
}

/**
 * The data folder of a first start. A new database with 400 days of history takes ten seconds per
 * test. @returns a copy for the test
 */
export async function startedFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await (left ??= startOnce()), folder, { recursive: true });
  return folder;
}
