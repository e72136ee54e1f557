import { readFileSync, writeFileSync } from 'node:fs';
import { completed } from './lib/lockfile.mjs';
import { ROOT } from './lib/paths.mjs';

/**
 * `node scripts/complete-lock.mjs`: run it after `npm install`. npm leaves packages of other
 * systems out of the lock where its registry does not carry them, and then `npm ci` refuses it.
 */
const file = `${ROOT}/package-lock.json`;
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages, added } = completed(lock.packages);
writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`Added ${added.length} packages of other systems to package-lock.json`);
