import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';

const CLI = `${ROOT}/api/dist/cli.js`;

/** Runs the API's own command line with the caller's environment. */
function admin(args: string[]) {
  if (!existsSync(CLI)) throw new CliError('The API is not built yet: run "npm run build" first.');
  const { status } = spawnSync(process.execPath, [CLI, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

export default createCommand('npm run admin --', {
  description:
    'Operator commands: keys, remotes, team members, backups. Without arguments, lists all commands.',
  environment: {
    DATA_DIR: 'the data folder of the site (default .data)',
    DATABASE_URL: 'its PostgreSQL, if it uses one',
  },
  examples: [
    ['npm run admin -- keys create bot shards history', 'an ingest key for the bot'],
    ['npm run admin -- keys deploy add --remote mfe-commerce', 'a deploy key for a team'],
    ['npm run admin -- remotes add mfe-events --mount /events', 'a remote of a running site'],
    ['npm run admin -- remotes off mfe-events --why "Wrong dates"', 'its pages answer 503'],
    ['npm run admin -- staff add 243483102788599882 --rank OWNER', 'a member of the team'],
    ['npm run admin -- backup portico.backup', 'everything in one file'],
  ],
})
  .argument('[arguments...]', 'of the command line of the API (api/dist/cli.js)')
  .passThroughOptions()
  .allowUnknownOption()
  .action(admin);
