/**
 * Generates a migration from the changed tables: `npm run migration -w api -- --name <name>`, or an
 * empty one for manual SQL with `--custom`. drizzle-kit finds drizzle-orm only in its own parent
 * folder, but npm installs it below this workspace, so it is linked there first.
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
