import { Command } from 'commander';
import { canaryCommand } from '../release/canary-command.ts';
import { changeLive } from '../release/change.mjs';
import { printApps, printChange, printPublished } from '../release/print.ts';
import type { ReleasedApp } from '../release/print.ts';
import { preview, withPreviewOptions } from '../release/preview.ts';
import type { PreviewOptions } from '../release/preview.ts';
import { publish } from '../release/publish.mjs';
import { report } from '../release/report.ts';
import type { ReportOptions } from '../release/report.ts';
import { smokeRun } from '../release/smoke.ts';
import { elapsed } from '../terminal/progress.mjs';
import { build } from './build.ts';
import { readProject } from './project.ts';

/** Maximum number of changes shown. */
const MAX_CHANGES = 30;

interface ChangeOptions extends ReportOptions {
  why?: string;
  expect?: string;
  dryRun?: boolean;
}

function publishRemote(options: ReportOptions) {
  return report(options, async (registry, onProgress) => {
    const began = Date.now();
    const project = readProject();
    onProgress(`building ${project.name}`);
    await build(project);
    const { name: app, output: dir } = project;
    const json = await publish(registry, { app, dir }, onProgress);
    return { json, text: printPublished(json, elapsed(began), 'npm run release -- promote') };
  });
}

const changeRemote =
  (action: 'promote' | 'rollback') =>
  (version: string | undefined, { why, expect, dryRun, ...options }: ChangeOptions) =>
    report(options, async (registry) => {
      const began = Date.now();
      const { name: app, output: dir } = readProject();
      const change = { action, app, version, why, expect, dryRun, dir };
      const json = await changeLive(registry, change);
      return { json, text: printChange(json, dryRun ?? false, elapsed(began)) };
    });

interface SmokeOptions extends ReportOptions {
  again?: boolean;
  why?: string;
}

const smokeVersion = (version: string, { again, why, ...options }: SmokeOptions) =>
  report(options, (registry) =>
    smokeRun(registry, { app: readProject().name, version, again, why }),
  );

function listVersions(options: ReportOptions) {
  return report(options, async (registry) => {
    const json = await registry.json<ReleasedApp[]>('GET', `?name=${readProject().name}`);
    return { json, text: printApps(json, MAX_CHANGES) };
  });
}

function previewRemote(version: string | undefined, options: PreviewOptions) {
  return report(options, (registry) => {
    const { name: app, output: dir } = readProject();
    const end = 'npm run release -- preview --end';
    return preview(registry, { app, version, dir }, options, end);
  });
}

const subcommand = (name: string, description: string) =>
  new Command(name)
    .description(description)
    .option('--from <address>', 'the site, instead of PORTICO_URL')
    .option('--json', 'machine-readable output');

const changeCommand = (name: 'promote' | 'rollback', description: string, version: string) =>
  subcommand(name, description)
    .argument('[version]', version)
    .option('--why <text>', 'reason for the change, one sentence')
    .option(
      '--expect <version>',
      'the version that must be live now ("none": no version); default: the current one',
    )
    .option('--dry-run', 'run all checks without changing anything')
    .action(changeRemote(name));

/** `portico release`: the remote of this folder. */
export const releaseCommand = (): Command =>
  new Command('release')
    .description('release this remote on the site PORTICO_URL, with the key PORTICO_DEPLOY_TOKEN')
    .addCommand(
      subcommand(
        'publish',
        'build the remote if it is stale, and upload it without making it live',
      ).action(publishRemote),
    )
    .addCommand(
      changeCommand('promote', 'make a published version live', 'default: the one built here'),
    )
    .addCommand(
      changeCommand('rollback', 'make an earlier version live again', 'default: the previous one'),
    )
    .addCommand(
      withPreviewOptions(
        subcommand(
          'preview',
          'create a link that shows the site with a version that is not live',
        ).argument('[version]', 'default: the one built here'),
      ).action(previewRemote),
    )
    .addCommand(
      canaryCommand({
        ownApp: () => readProject().name,
        dirOf: () => readProject().output,
        report,
      }),
    )
    .addCommand(
      subcommand('smoke', 'show the result of the smoke run of a version')
        .argument('<version>', 'a published version')
        .option('--again', 'request another run')
        .option('--why <text>', 'with --again: the reason, one sentence')
        .action(smokeVersion),
    )
    .addCommand(subcommand('list', 'list versions with the release history').action(listVersions));
