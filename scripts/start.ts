import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { prepare } from './build/prepare.ts';
import { RELEASED } from './build/workspaces.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { requireUnlocked } from './start/data-lock.ts';
import { runSite } from './start/run-site.ts';
import { requireFreePort } from '../shared/remote/dev/port.ts';
import { readSettings, requireWritable } from './start/settings.ts';
import type { Site } from './start/site.ts';
import { environmentOf } from './start/site.ts';
import { summary } from './start/summary.ts';

/** `npm start`: from a fresh clone to a running site. */
async function start(site: Site) {
  const settings = readSettings(process.env);
  requireWritable(settings.dataDir);
  await requireUnlocked(settings.dataDir);
  await requireFreePort(settings);
  await prepare();

  const releases = RELEASED.map((name) => `${ROOT}/${name}/dist`);
  const env = await environmentOf(settings, releases);
  if (settings.sandboxed) await site.launch('the stand-ins', env);
  const api = await site.launch('the API', env);
  if (settings.sandboxed) await site.launch('the sandbox', { ...env, PORTICO_URL: api.url });
  console.log(
    summary({
      url: api.url,
      ...settings,
      database: process.env.DATABASE_URL,
      mailbox: env.MAILBOX_URL,
    }),
  );

  if (await api.service.ended)
    throw new CliError('Portico has stopped because the API keeps crashing.');
}

export default createCommand('npm start --', {
  description: 'Installs, builds what is stale, and serves the whole site until Ctrl-C.',
  environment: {
    PORT: 'where the site listens (default 3000)',
    DATA_DIR: 'embedded database, caches and keys (default .data)',
    SANDBOX: '1: stand-ins for Discord, Stripe and mail; 0: the real services',
    '…': 'all others: .env.example',
  },
  examples: [
    ['npm start', 'the site at http://localhost:3000'],
    ['PORT=4000 DATA_DIR=.data/other npm start', 'a second site beside it'],
  ],
}).action(() => runSite(start));
