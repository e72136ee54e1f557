/**
 * Writes a migration from what changed in the tables: `npm run migration -w api -- --name <what>`,
 * or an empty one for hand-written SQL with `--custom`. drizzle-kit looks for drizzle-orm beside
 * itself only, and npm installs it below this workspace: it is linked there first.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const kit = dirname(resolve('drizzle-kit'));
const beside = join(kit, '..', 'drizzle-orm');
if (!existsSync(beside)) {
  symlinkSync(dirname(resolve('drizzle-orm')), beside, 'junction');
}
const { status } = spawnSync(
  process.execPath,
  [join(kit, 'bin.cjs'), 'generate', ...process.argv.slice(2)],
  { cwd: import.meta.dirname, stdio: 'inherit' },
);
process.exit(status ?? 1);
