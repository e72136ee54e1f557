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

/** Changes shown. */
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
    .option('--json', 'output that programs read');

const changeCommand = (name: 'promote' | 'rollback', description: string, version: string) =>
  subcommand(name, description)
    .argument('[version]', version)
    .option('--why <text>', 'one sentence for the record')
    .option('--expect <version>', 'must be live now ("none": nothing); default: what is')
    .option('--dry-run', 'check everything, change nothing')
    .action(changeRemote(name));

/** `portico release`: the remote of this folder. */
export const releaseCommand = (): Command =>
  new Command('release')
    .description('releases this remote on the site PORTICO_URL, with the key PORTICO_DEPLOY_TOKEN')
    .addCommand(
      subcommand('publish', 'build what is stale and upload it (not live yet)').action(
        publishRemote,
      ),
    )
    .addCommand(
      changeCommand('promote', 'make a published version live', 'default: the one built here'),
    )
    .addCommand(
      changeCommand('rollback', 'go back to an earlier version', 'default: the one before'),
    )
    .addCommand(
      withPreviewOptions(
        subcommand(
          'preview',
          'a link that shows the site with a version that is not live',
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
      subcommand('smoke', 'the smoke run of a version: what a browser saw on its pages')
        .argument('<version>', 'a published version')
        .option('--again', 'order another run, also after one that failed')
        .option('--why <text>', 'one sentence for the record, with --again')
        .action(smokeVersion),
    )
    .addCommand(
      subcommand('list', 'versions; who released what, when and why').action(listVersions),
    );
