import { readFile } from 'node:fs/promises';

const LIBRARY = { remote: '@module-federation/enhanced', shell: '@module-federation/runtime-core' };

/**
 * The exact version of the federation library.
 * @param kind remotes are built by the library's plugin, the shell contains its core
 * @param folder of the workspace that depends on it
 * @throws if the dependency is not pinned
 */
export async function federationLibrary(kind: 'remote' | 'shell', folder: string): Promise<string> {
  const text = await readFile(`${folder}/package.json`, 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies?: Record<string, string> };
  const version = dependencies?.[LIBRARY[kind]] ?? '';
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`${LIBRARY[kind]} is not pinned`);
  return version;
}
