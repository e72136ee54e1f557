import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import type { User } from './program.ts';

const DEBIAN = '/usr/lib/postgresql';

/**
 * The folder with `initdb`, `postgres` and `psql`: `POSTGRES_BIN`, the newest of Debian, or a folder of PATH.
 * @throws CliError
 */
export function postgresFolder(): string {
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const found = [process.env.POSTGRES_BIN, ...debian, ...onPath()].find(
    (folder) =>
      folder && ['initdb', 'postgres', 'psql'].every((name) => existsSync(join(folder, name))),
  );
  if (found) return found;
  throw new CliError(
    'PostgreSQL was not found. Install it (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder with initdb, postgres and psql.',
  );
}

/** The path of Caddy: `CADDY`, or from PATH. @throws CliError */
export function caddyFile(): string {
  const files = [process.env.CADDY, ...onPath().map((folder) => join(folder, 'caddy'))];
  const found = files.find((file) => file && existsSync(file));
  if (found) return found;
  throw new CliError(
    'Caddy was not found. Install it (Debian: apt-get install caddy), or set CADDY to its path.',
  );
}

const onPath = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/** The user of PostgreSQL, which does not run as root. @throws CliError if there is none */
export function postgresUser(): User {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  if (!line)
    throw new CliError(
      'PostgreSQL does not run as root, and there is no user "postgres": run this as another user.',
    );
  const [, , uid, gid] = line.split(':').map(Number);
  return { uid, gid };
}
