import { readFileSync, writeFileSync } from 'node:fs';
import { ROOT } from './bootstrap/paths.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { completed } from './lib/lockfile.ts';
import type { Lock } from './lib/lockfile.ts';

const FILE = `${ROOT}/package-lock.json`;

function completeLock() {
  const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock;
  const { packages, added } = completed(lock.packages);
  writeFileSync(FILE, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
  console.log(`Added ${added.length} packages of other platforms to package-lock.json`);
}

export default createCommand('node scripts/bootstrap/run.mjs complete-lock', {
  description:
    'Adds packages of other platforms to package-lock.json. npm omits them if its registry does not have them, and "npm ci" then rejects the file.',
  examples: [
    ['npm install && node scripts/bootstrap/run.mjs complete-lock', 'after changing packages'],
  ],
}).action(completeLock);
