import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CliError } from '../terminal/cli-error.mjs';
import { folderOf } from '../build/package-folder.ts';
import { readProject } from './project.ts';

const { resolve } = createRequire(import.meta.url);

/** Name of a check -> arguments of Node. */
const CHECKS: Record<string, string[]> = {
  types: [resolve('typescript/bin/tsc'), '--noEmit', '--pretty', 'false'],
  lint: [join(folderOf('eslint'), 'bin/eslint.js'), '--max-warnings=0', '.'],
};

/**
 * Checks types, and lint with the allowed imports of a remote. Runs all checks and reports each.
 * @throws CliError with the names of the failed ones
 */
export async function check(): Promise<void> {
  const { folder } = readProject();
  const failed: string[] = [];
  for (const [name, args] of Object.entries(CHECKS)) {
    const child = spawn(process.execPath, args, { cwd: folder, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
    if (code !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new CliError(`Failed: ${failed.join(', ')}`);
}
