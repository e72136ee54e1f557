import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { Portico, temporaryFolder } from '../portico.ts';
import { node, RUN } from '../release.ts';
import { admin } from '../upgrade/records.ts';

const DAY_MS = 86_400_000;

/**
 * Stops a site and starts it again, as if every license had been in use since the day before: its
 * backup is changed and restored.
 * @param portico that is stopped @returns the site with the same address
 */
export async function startAged(portico: Portico): Promise<Portico> {
  const file = join(temporaryFolder(), 'site.backup');
  await admin(portico, 'backup', file);
  await portico.stop();
  const yesterday = new Date(Date.now() - DAY_MS - 60_000).toISOString();
  const text = gunzipSync(readFileSync(file)).toString();
  const aged = text.replaceAll(/"active_since":\s*"[^"]+"/g, `"active_since":"${yesterday}"`);
  expect(aged, 'a license is in use').not.toBe(text);
  writeFileSync(file, gzipSync(aged));
  const dataDir = temporaryFolder();
  const env = { DATA_DIR: dataDir, NEW_DATABASE: '1' };
  const { code, err } = await node([RUN, 'admin', 'restore', file], { env });
  expect(err).toBe('');
  expect(code).toBe(0);
  // The payments of the Stripe stand-in.
  const payments = 'sandbox-stripe.json';
  copyFileSync(join(portico.dataDir, payments), join(dataDir, payments));
  return Portico.start({ port: portico.port, dataDir });
}
