/**
 * Multiplies the demo data of a running Portico: `npm run seed -- --scale 10`. Goes through the
 * ingest door like any bot; `npm start` must have built and started everything before.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const seed = fileURLToPath(new URL('../sandbox/dist/seed.js', import.meta.url));
if (!existsSync(seed)) {
  process.stderr.write('The sandbox is not built yet: run "npm start" first.\n');
  process.exit(1);
}
const { status, signal } = spawnSync(process.execPath, [seed, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(signal ? 1 : (status ?? 1));
