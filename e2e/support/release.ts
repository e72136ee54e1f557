import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Portico } from './portico.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Runs a command of package.json. */
export const RUN = 'scripts/bootstrap/run.mjs';

interface Run {
  code: number;
  out: string;
  err: string;
}

/** Runs a script of the repository or of a copy. */
export function node(
  args: string[],
  { env = {}, root = ROOT }: { env?: Record<string, string>; root?: string } = {},
): Promise<Run> {
  return new Promise((done) => {
    const options = { cwd: root, env: { ...process.env, ...env } };
    execFile(process.execPath, args, options, (error, out, err) =>
      done({ code: error ? Number(error.code ?? 1) : 0, out: out.trim(), err: err.trim() }),
    );
  });
}

/** Runs `npm run release -- …` against a running product, with the deploy key of its sandbox. */
export function release(portico: Portico, ...args: string[]): Promise<Run> {
  const env = { PORTICO_URL: portico.url, PORTICO_DEPLOY_TOKEN: '', DATA_DIR: portico.dataDir };
  return node([RUN, 'release', ...args], { env, root: portico.root });
}

/** Calls the registry's API directly, which is faster than a process per change. */
export async function changeRelease(
  portico: Portico,
  action: 'promote' | 'rollback',
  app: string,
  { version, expected }: { version: string; expected: string },
): Promise<{ status: number; body: unknown }> {
  const key = readFileSync(`${portico.dataDir}/deploy-token`, 'utf8').trim();
  const answer = await fetch(`${portico.url}/api/releases/${app}/${action}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version, expected, why: 'a test' }),
  });
  return { status: answer.status, body: await answer.json() };
}

interface Changed {
  folder: string;
  built: string[];
  dist: (app: string) => string;
  remove: () => void;
}

/**
 * Builds apps with other texts (`[file, from, to]`), in a copy of the working tree.
 * @param files further files (`[file, text]`)
 */
export async function buildChanged(
  apps: string[],
  changes: [string, string, string][],
  files: [string, string][] = [],
): Promise<Changed> {
  const request = JSON.stringify({ apps, changes, files });
  const { code, out, err } = await node([RUN, 'build-changed', request]);
  if (code !== 0) throw new Error(`The changed apps could not be built:\n${err}`);
  const { folder, built } = JSON.parse(out) as { folder: string; built: string[] };
  return {
    folder,
    built,
    dist: (app) => `${folder}/${app}/dist`,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
