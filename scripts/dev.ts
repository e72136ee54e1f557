import { Argument } from 'commander';
import { existsSync, readFileSync } from 'node:fs';
import { REMOTE_NAMES } from '../shared/sdk/platform/remotes.js';
import { UsageError, messageOf } from '../shared/remote/terminal/cli-error.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { elapsed } from '../shared/remote/terminal/progress.mjs';
import { openRegistry } from '../shared/remote/release/client.mjs';
import { buildWorkspaces } from './build/build-workspaces.ts';
import { prepare } from './build/prepare.ts';
import { RELEASED } from './build/workspaces.ts';
import { EDITABLE, appsToRebuild, editedApps } from './dev/apps.ts';
import { buildDraft } from './dev/draft.ts';
import { editedRemote } from './dev/edited-remote.ts';
import { goLive } from './dev/go-live.ts';
import { readPort, requireFreePort } from '../shared/remote/dev/port.ts';
import { watchSources } from '../shared/remote/dev/watch.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { requireUnlocked } from './start/data-lock.ts';
import { runSite } from './start/run-site.ts';
import { readSettings, requireWritable } from './start/settings.ts';
import type { Site } from './start/site.ts';
import { environmentOf } from './start/site.ts';
import { summary } from './start/summary.ts';

const PROCESSES = { api: ['the API'], sandbox: ['the stand-ins', 'the sandbox'] } as const;

/** The folder of an app's release: a pulled one, unless the app is edited here. */
function releaseFolder(app: string, edited: readonly string[]): string {
  const pulled = `${ROOT}/.cache/pulled/${app}`;
  const isPulled = !edited.includes(app) && existsSync(`${pulled}/release.json`);
  if (isPulled) console.log(`${app} is the pulled release`);
  return isPulled ? pulled : `${ROOT}/${app}/dist`;
}

async function dev(site: Site, names: readonly string[]): Promise<void> {
  const edited = editedApps(names);
  // A separate folder, so that drafts do not remain in the site of `npm start`.
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR || '.data/dev' });
  requireWritable(settings.dataDir);
  await requireUnlocked(settings.dataDir);
  await requireFreePort(settings);
  await prepare();

  const releases = RELEASED.map((app) => ({ app, dir: releaseFolder(app, edited) }));
  const folders = releases.map(({ dir }) => dir);
  const env: NodeJS.ProcessEnv = {
    ...(await environmentOf(settings, folders)),
    DEVELOPMENT: '1',
  };
  if (settings.sandboxed) await site.launch('the stand-ins', env);
  const { url } = await site.launch('the API', env);
  const sandboxEnv = { ...env, PORTICO_URL: url };
  if (settings.sandboxed) await site.launch('the sandbox', sandboxEnv);

  const publish = (app: string, dir: string) => {
    const key = readFileSync(`${settings.dataDir}/deploy-token`, 'utf8').trim();
    const registry = openRegistry({ PORTICO_URL: url, PORTICO_DEPLOY_TOKEN: key });
    return goLive(registry, app, dir);
  };

  const update = async (app: string): Promise<void> => {
    const began = Date.now();
    if (app === 'api' || app === 'sandbox') {
      await buildWorkspaces([app]);
      for (const name of PROCESSES[app].toReversed()) await site.end(name);
      for (const name of PROCESSES[app]) await site.launch(name, app === 'api' ? env : sandboxEnv);
      console.log(`${app} restarted in ${elapsed(began)}`);
    } else if (app === 'shared') await buildWorkspaces([]);
    else {
      const version = await publish(app, await buildDraft(app));
      console.log(`${app} ${version} is live after ${elapsed(began)}`);
    }
  };

  // The live versions may be drafts of an earlier run.
  for (const { app, dir } of releases) await publish(app, dir);
  console.log(
    summary({ url, ...settings, database: process.env.DATABASE_URL, mailbox: env.MAILBOX_URL }),
  );
  console.log(`Watching ${edited.join(', ')}, and the files of shared that they import.\n`);
  const sources = [...edited.map((app) => `${app}/src`), 'shared'];
  watchSources({ root: ROOT, folders: sources }, async (files) => {
    const stale = new Set(files.flatMap((file) => appsToRebuild(file, edited)));
    for (const app of ['shared', ...edited].filter((name) => stale.has(name))) {
      // If the build or the gate fails, the last working version stays live.
      await update(app).catch((error) => console.error(`\n${app}: ${messageOf(error)}\n`));
    }
  });
  await new Promise(() => undefined);
}

interface DevOptions {
  against?: string;
  sandbox?: boolean;
}

async function run(apps: string[], { against, sandbox = false }: DevOptions): Promise<void> {
  if (against === undefined && sandbox) throw new UsageError('--sandbox requires --against.');
  if (against === undefined) return runSite((site) => dev(site, apps));
  const [app = '', ...others] = apps;
  if (!(REMOTE_NAMES as string[]).includes(app) || others.length > 0)
    throw new UsageError(`--against requires exactly one remote: ${REMOTE_NAMES.join(', ')}`);
  // Imports the build of shared.
  await buildWorkspaces([]);
  const { DEFAULT_PORT, developAgainst } = await import('../shared/remote/dev/develop-against.ts');
  const port = readPort('PORT', process.env.PORT || DEFAULT_PORT);
  const site = { address: against, isSandbox: sandbox, port };
  await runSite(() => developAgainst(editedRemote(app), site));
}

export default createCommand('npm run dev --', {
  description:
    'Runs a local site that updates the open page when a file is saved. Apps that are not listed are releases: pulled ones (npm run release -- pull), or built here.',
  environment: {
    PORT: 'where the site listens (default 3000; with --against 3100)',
    PORTICO_SESSION: '--against a remote site: the value of its session cookie, to be signed in',
    DATA_DIR: 'its data folder (default .data/dev)',
    '…': 'all others: .env.example',
  },
  examples: [
    ['npm run dev', 'watches everything'],
    ['npm run dev -- mfe-commerce', 'watches one remote'],
    [
      'npm run dev -- mfe-commerce --against https://portico.example',
      'shows it inside a live site, without changing that site',
    ],
  ],
})
  .addArgument(new Argument('[apps...]', 'apps to watch; default: all').choices(EDITABLE))
  .option('--against <address>', 'show the remote inside a site that runs elsewhere')
  .option(
    '--sandbox',
    'with --against: the site is a sandbox, so also send requests that change it',
  )
  .action(run);
