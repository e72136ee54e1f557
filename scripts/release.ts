import { Argument, Command } from 'commander';
import './lib/packages-from-source.ts';
import { ROOT } from './bootstrap/paths.mjs';
import { elapsed } from '../shared/remote/terminal/progress.mjs';
import { canaryCommand } from '../shared/remote/release/canary-command.ts';
import { changeLive } from '../shared/remote/release/change.mjs';
import { openRegistry } from '../shared/remote/release/client.mjs';
import { copy } from '../shared/remote/release/copy.ts';
import { publish } from '../shared/remote/release/publish.mjs';
import { preview, withPreviewOptions } from '../shared/remote/release/preview.ts';
import type { PreviewOptions } from '../shared/remote/release/preview.ts';
import { printResult, report as reportTo } from '../shared/remote/release/report.ts';
import type { ReportOptions, Work } from '../shared/remote/release/report.ts';
import { smokeRun } from '../shared/remote/release/smoke.ts';
import { buildWorkspaces } from './build/build-workspaces.ts';
import { describe, isUndescribed } from './build/describe.ts';
import { RELEASED } from './build/workspaces.ts';
import { changeSite, listSite, newestSite, publishSite, SITE } from './release/site.ts';
import { REMOTE_NAMES } from '../shared/sdk/platform/remotes.js';
import { createCommand } from '../shared/remote/terminal/command.ts';
import {
  printApps,
  printChange,
  printCopied,
  printPublished,
  printPulled,
} from '../shared/remote/release/print.ts';
import type { ReleasedApp } from '../shared/remote/release/print.ts';
import { bootReleases, pull } from '../shared/remote/release/pull.ts';

/** Maximum number of changes shown per app, for all apps and for one. */
const MAX_CHANGES = { all: 5, one: 30 };

type CommonOptions = ReportOptions;

const report = (options: ReportOptions, work: Work) => reportTo(options, work, ROOT);

interface PublishOptions extends CommonOptions {
  dir?: string;
  sha256?: string;
}

function publishApp(app: string, options: PublishOptions) {
  return report(options, async (registry, onProgress) => {
    if (app === SITE) return publishSite(registry, options.dir);
    const began = Date.now();
    const { dir = `${ROOT}/${app}/dist`, sha256 } = options;
    if (!options.dir) await buildWorkspaces([app], (name) => onProgress(`building ${name}`));
    else if (isUndescribed(dir)) await describe(app, dir);
    const json = await publish(registry, { app, dir, sha256 }, onProgress);
    return {
      json,
      text: printPublished(json, elapsed(began), `npm run release -- promote ${app}`),
    };
  });
}

async function describeApp(app: string, { dir }: { dir: string }) {
  await describe(app, dir);
  console.log(`${dir}/release.json describes ${app}`);
}

interface ChangeOptions extends CommonOptions {
  why?: string;
  expect?: string;
  dryRun?: boolean;
}

const changeApp =
  (action: 'promote' | 'rollback') =>
  (app: string, version: string | undefined, { why, expect, dryRun, ...options }: ChangeOptions) =>
    report(options, async (registry) => {
      if (app === SITE) return changeSite(registry, { action, version, why, expect, dryRun });
      const began = Date.now();
      const json = await changeLive(registry, {
        ...{ action, app, version, why, expect, dryRun },
        dir: `${ROOT}/${app}/dist`,
      });
      return { json, text: printChange(json, dryRun ?? false, elapsed(began)) };
    });

function listApps(app: string | undefined, options: CommonOptions) {
  return report(options, async (registry) => {
    if (app === SITE) return listSite(registry, MAX_CHANGES.one);
    const json = await registry.json<ReleasedApp[]>('GET', app ? `?name=${app}` : '');
    return { json, text: printApps(json, app ? MAX_CHANGES.one : MAX_CHANGES.all) };
  });
}

interface SmokeOptions extends CommonOptions {
  again?: boolean;
  why?: string;
}

const smokeApp = (app: string, version: string, { again, why, ...options }: SmokeOptions) =>
  report(options, (registry) => smokeRun(registry, { app, version, again, why }));

function pullApps(app: string | undefined, { to, ...options }: CommonOptions & { to?: string }) {
  return report(options, async (registry, onProgress) => {
    const json = await pull(registry, { app, to: to ?? `${ROOT}/.cache/pulled` }, onProgress);
    return { json, text: printPulled(json, bootReleases(json)) };
  });
}

function previewApp(app: string, version: string | undefined, options: PreviewOptions) {
  const end = `npm run release -- preview ${app} --end`;
  return report(options, async (registry) => {
    const shown = version ?? (app === SITE ? await newestSite(registry) : undefined);
    const release = { app, version: shown, dir: `${ROOT}/${app}/dist` };
    return preview(registry, release, options, end);
  });
}

interface CopyOptions {
  json?: boolean;
  from: string;
  to: string;
  promote?: boolean;
  why?: string;
}

function copyApp(app: string, version: string | undefined, options: CopyOptions, command: Command) {
  const { from, to, promote, why } = options;
  if (Boolean(promote) !== Boolean(why))
    command.error('Use --promote and --why together: a promote needs a reason.');
  return printResult(options, async (onProgress) => {
    const began = Date.now();
    const sites = {
      from: openRegistry(process.env, { from, token: 'PORTICO_FROM_TOKEN' }),
      to: openRegistry(process.env, { from: to, option: '--to', token: 'PORTICO_TO_TOKEN' }),
    };
    const json = await copy(sites, { app, version, promoteWhy: why }, onProgress);
    return { json, text: printCopied(json, elapsed(began)) };
  });
}

const appArgument = (name: '<app>' | '[app]', more: string[] = []) =>
  new Argument(name, name === '[app]' ? 'default: all' : undefined).choices([...RELEASED, ...more]);

function subcommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--from <address>', 'the site, instead of PORTICO_URL')
    .option('--json', 'machine-readable output');
}

const changeCommand = (name: 'promote' | 'rollback', description: string, version: string) =>
  subcommand(name, description)
    .addArgument(appArgument('<app>', [SITE]))
    .argument('[version]', version)
    .option('--why <text>', 'reason for the change, one sentence')
    .option(
      '--expect <version>',
      'the version that must be live now ("none": no version); default: the current one',
    )
    .option('--dry-run', 'run all checks without changing anything')
    .action(changeApp(name));

export default createCommand('npm run release --', {
  description: `Releases one app on its own: ${RELEASED.join(', ')}, or the site pack: site (docs/releases.md).`,
  environment: {
    PORTICO_URL: 'the site (default http://localhost:3000)',
    PORTICO_DEPLOY_TOKEN:
      'a deploy key (npm run admin -- keys deploy add --remote <app>); for a site of this machine DATA_DIR/deploy-token is used',
    PORTICO_FROM_TOKEN: 'copy: a deploy key of the site that has the release',
    PORTICO_TO_TOKEN: 'copy: a deploy key of the site that receives it',
  },
  examples: [
    ['npm run release -- publish mfe-commerce', 'uploads it, without making it live'],
    ['npm run release -- preview mfe-commerce 0.1.0-5f0c2a11 --to /store', 'prints a preview link'],
    ['npm run release -- promote mfe-commerce --why "New texts"', 'makes it live'],
    [
      'npm run release -- canary mfe-commerce --share 10 --wait',
      'serves it to a growing share of the visitors',
    ],
    ['npm run release -- rollback mfe-commerce', 'makes the previous version live again'],
    [
      'npm run release -- copy mfe-commerce --from https://staging.example --to https://bot.example',
      'publishes a tested release on another site',
    ],
    ['npm run release -- publish site --dir sites/nova', 'uploads a site pack'],
    ['npm run release -- promote --help', 'prints the options of a command'],
  ],
  notes: `Exit codes: 0 success, 1 failure, 2 invalid usage, 3 release rejected, 4 conflict with the live version,
5 not permitted by the key.`,
})
  .addCommand(
    subcommand('publish', 'build the app if it is stale, and upload it without making it live')
      .addArgument(appArgument('<app>', [SITE]))
      .option(
        '--dir <folder>',
        'an existing build, by any bundler; release.json is written if missing. Of site: the pack',
      )
      .option('--sha256 <hash>', 'expected SHA-256 of its release.json')
      .action(publishApp),
  )
  .addCommand(
    new Command('describe')
      .description('write release.json for a remote built by any bundler, without publishing it')
      .addArgument(new Argument('<app>', 'a remote').choices(REMOTE_NAMES))
      .requiredOption('--dir <folder>', 'the built files with their mf-manifest.json')
      .action(describeApp),
  )
  .addCommand(
    changeCommand(
      'promote',
      'make a published version live',
      'default: the one built here; of site: the newest one',
    ),
  )
  .addCommand(
    changeCommand('rollback', 'make an earlier version live again', 'default: the previous one'),
  )
  .addCommand(canaryCommand({ apps: RELEASED, dirOf: (app) => `${ROOT}/${app}/dist`, report }))
  .addCommand(
    withPreviewOptions(
      subcommand('preview', 'create a link that shows the site with a version that is not live')
        .addArgument(appArgument('<app>', [SITE]))
        .argument('[version]', 'default: the one built here; of site: the newest one'),
    ).action(previewApp),
  )
  .addCommand(
    subcommand('list', 'list live and retained versions with the release history')
      .addArgument(appArgument('[app]', [SITE]))
      .action(listApps),
  )
  .addCommand(
    subcommand('smoke', 'show the result of the smoke run of a version')
      .addArgument(appArgument('<app>'))
      .argument('<version>', 'a published version')
      .option('--again', 'request another run')
      .option('--why <text>', 'with --again: the reason, one sentence')
      .action(smokeApp),
  )
  .addCommand(
    subcommand('pull', 'fetch the live releases into a folder')
      .addArgument(appArgument('[app]'))
      .option('--to <folder>', 'default: .cache/pulled')
      .action(pullApps),
  )
  .addCommand(
    new Command('copy')
      .description('publish a release of one site on another, unchanged')
      .addArgument(appArgument('<app>'))
      .argument('[version]', 'default: the version that is live at --from')
      .requiredOption('--from <address>', 'the site that has the release')
      .requiredOption('--to <address>', 'the site that receives it')
      .option('--promote', 'also promote it there, if the gate accepts it')
      .option('--why <text>', 'with --promote: the reason, one sentence')
      .option('--json', 'machine-readable output')
      .action(copyApp),
  );
