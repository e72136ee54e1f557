import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './portico.ts';
import { RUN } from './release.ts';

const START_MS = 120_000;
const SHOWN = /is shown inside \S+: (\S+)/;

/**
 * Runs `npm run dev -- <app> --against <site>` in a copy of the repository.
 * @param options further arguments
 */
export async function developAgainst(
  root: string,
  app: string,
  site: string,
  ...options: string[]
) {
  const child = spawn(process.execPath, [RUN, 'dev', app, '--against', site, ...options], {
    cwd: root,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`nothing is shown:\n${output}`)), START_MS);
    const take = (chunk: Buffer) => {
      output += String(chunk);
      const [, found] = SHOWN.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(`it has ended:\n${output}`)));
    child.once('exit', () => clearTimeout(late));
  });
  return {
    url,
    output: () => output,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
