import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports a module of a package that an app has installed.
 * @param folder of the app, absolute
 * @param module such as `@portico/sdk/contracts/session/calls`
 * @returns its exports by name
 */
export async function importFrom<T>(
  folder: string,
  module: string,
): Promise<Record<string, T | undefined>> {
  const file = createRequire(join(folder, 'package.json')).resolve(module);
  // `npm run dev` builds many times in one process; a changed file must be loaded again.
  const { href } = pathToFileURL(file);
  return (await import(`${href}?${statSync(file).mtimeMs}`)) as Record<string, T | undefined>;
}
