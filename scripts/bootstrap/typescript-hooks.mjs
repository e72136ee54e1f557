import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/**
 * Node's hook for loading a module: takes the types out of a TypeScript file, by the compiler that
 * builds the API.
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
