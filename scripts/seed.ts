import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';

const SEED = `${ROOT}/sandbox/dist/seed.js`;

function seed({ scale, years }: { scale: string; years?: string }) {
  if (!existsSync(SEED)) throw new CliError('The sandbox is not built yet: run "npm start" first.');
  const args = ['--scale', scale, ...(years === undefined ? [] : ['--years', years])];
  const { status } = spawnSync(process.execPath, [SEED, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

export default createCommand('npm run seed --', {
  description: 'Multiplies the demo data of a running site through the ingest API.',
  environment: {
    PORTICO_URL: 'the site (default http://127.0.0.1:PORT)',
    DATA_DIR: 'its data folder, where its ingest key is (default .data)',
  },
  examples: [
    ['npm run seed -- --scale 10', 'sends ten times the history and the shards'],
    ['npm run seed -- --years 3', 'sends the history, activity and economy log of three years'],
  ],
})
  .option('--scale <n>', 'multiple of the demo data, 1 to 100', '1')
  .option('--years <n>', 'length of history, activity and economy log, 1 to 10 years')
  .action(seed);
