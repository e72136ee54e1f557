import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = [
  '--import',
  './scripts/bootstrap/typescript.mjs',
  'api/test/support/serve-postgres.ts',
];

/** Starts the PostgreSQL of the API's tests. @returns the address of an empty database */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = spawn(process.execPath, PROGRAM, {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const line = once(createInterface(server.stdout), 'line') as Promise<[string]>;
  const failed = ended.then(([code]) => {
    throw new Error(`PostgreSQL was not started: the program ended with ${code}.`);
  });
  // Its end is no failure later on.
  failed.catch(() => undefined);
  const [url] = await Promise.race([line, failed]);
  return {
    url,
    stop: async () => {
      server.stdin.end();
      await ended;
    },
  };
}
