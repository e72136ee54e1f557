import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './bootstrap/paths.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { npm } from './bootstrap/install.mjs';
import { completed, packageOf } from './lib/lockfile.ts';
import type { Lock } from './lib/lockfile.ts';

const FILE = `${ROOT}/package-lock.json`;

async function completeLock(): Promise<void> {
  const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock;
  const { packages, added } = completed(lock.packages);
  const missing = await addHashes(packages);
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`Added ${added.length} packages of other platforms to package-lock.json`);
  if (missing > 0)
    console.log(`The registry has no hash of ${missing} packages of other platforms`);
}

/** Asks the registry for the hashes that are missing. @returns the number that it does not have */
async function addHashes(packages: Lock['packages']): Promise<number> {
  let missing = 0;
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.link || entry.integrity || !path.includes('node_modules/')) continue;
    const name = `${packageOf(path)}@${entry.version}`;
    const { code, output } = await npm(['view', name, 'dist.integrity', '--loglevel=silent']);
    const integrity = /sha512-[A-Za-z0-9+/=]+/.exec(output)?.[0];
    if (code === 0 && integrity) entry.integrity = integrity;
    else missing += 1;
  }
  return missing;
}

export default createCommand('node scripts/bootstrap/run.mjs complete-lock', {
  description:
    'Adds packages of other platforms to package-lock.json, with their hashes if the registry has them. npm omits them if its registry does not have them, and "npm ci" then rejects the file.',
  examples: [
    ['npm install && node scripts/bootstrap/run.mjs complete-lock', 'after changing packages'],
  ],
}).action(completeLock);
