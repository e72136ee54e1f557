import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';

const CLI = `${ROOT}/api/dist/cli.js`;

/** Runs the doctor of the API with the caller's environment. */
function doctor({ json = false }: { json?: boolean }) {
  if (!existsSync(CLI)) throw new CliError('The API is not built yet: run "npm run build" first.');
  const args = [CLI, 'doctor', ...(json ? ['--json'] : [])];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

export default createCommand('npm run doctor --', {
  description:
    'Checks Node, data folder, address, database, migrations, Discord, Stripe, webhook and clock, and says how to solve each problem. Exit code 1: there are problems.',
  environment: {
    DATA_DIR: 'the data folder of the site (default .data)',
    '…': 'all others as for the site: .env.example',
  },
  examples: [
    ['npm run doctor', 'each finding on a line'],
    ['npm run doctor -- --json', 'for programs'],
  ],
})
  .option('--json', 'machine-readable output')
  .action(doctor);
