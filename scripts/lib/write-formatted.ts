import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/paths.mjs';

/**
 * Writes generated files as `npm run format` leaves them.
 * @param files texts by path below the root of the repository
 * @throws if a text cannot be parsed
 */
export function writeFormatted(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) writeFileSync(join(ROOT, path), text);
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...Object.keys(files)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
}
