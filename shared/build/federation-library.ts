import { readFile } from 'node:fs/promises';

const LIBRARY = '@module-federation/runtime-core';

/**
 * The exact version of the federation library whose core the shell carries.
 * @param folder of the shell
 * @throws where the dependency is not pinned
 */
export async function federationLibrary(folder: string): Promise<string> {
  const text = await readFile(`${folder}/package.json`, 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies?: Record<string, string> };
  const version = dependencies?.[LIBRARY] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${LIBRARY} is not pinned`);
  return version;
}
