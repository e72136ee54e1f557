import { createHash } from 'node:crypto';
// eslint-disable-next-line portico/allowed-imports -- jest.config.ts leads the file's name in its package here.
import { compileSite as compile } from '../../shared/site/read/compile-site.ts';

declare global {
  /** Of this worker (`api-environment.cjs`): the hash of a pack's files -> its `Compiled` as JSON. */
  var compiledSites: Map<string, string>;
}

/**
 * `compileSite` for started APIs: the same files are compiled once per worker, because that is half of
 * the time in which an API starts. Tests of the pack itself import its file, and compile.
 */
export const compileSite: typeof compile = (files, found = [], apps = undefined) => {
  if (found.length > 0 || apps) return compile(files, found, apps);
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  const key = hash.digest('hex');
  const known = globalThis.compiledSites.get(key) ?? JSON.stringify(compile(files));
  globalThis.compiledSites.set(key, known);
  return JSON.parse(known) as ReturnType<typeof compile>;
};
