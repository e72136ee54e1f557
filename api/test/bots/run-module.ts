import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../support/folders.ts';
import { startProgram } from './program.ts';
import { ROOT } from './snippet.ts';

/** Runs the packages of this repository from their sources. */
const FLAGS = [
  '--conditions=@portico/source',
  `--import=${join(ROOT, 'scripts/bootstrap/typescript.mjs')}`,
];

/**
 * Runs JavaScript in a process of its own, as it is in a document.
 * @param sample the module
 * @param use a second module that uses what it exports, as `sample`
 */
export function runModule(sample: string, env: Record<string, string>, use = '') {
  const folder = tempFolder();
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'sample.mjs'), sample);
  writeFileSync(join(folder, 'main.mjs'), `import * as sample from './sample.mjs';\n${use}`);
  return startProgram(process.execPath, [...FLAGS, 'main.mjs'], env, folder);
}
