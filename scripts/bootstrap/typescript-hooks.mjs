import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/**
 * A module loading hook for Node that strips types from TypeScript files with the compiler of the
 * API.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!/\.ts$/.test(url)) return nextLoad(url, context);
  const { code } = await transformFile(fileURLToPath(url), {
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
