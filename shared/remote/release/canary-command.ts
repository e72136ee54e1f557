import { Argument, Command, InvalidArgumentError } from 'commander';
import {
  printCanary,
  printStarted,
  readCanary,
  startCanary,
  waitForEnd,
  type CanaryStart,
} from './canary.ts';
import type { Changed } from './change.mjs';
import { printChange } from './print.ts';
import type { ReportOptions, Work } from './report.ts';
import { elapsed } from '../terminal/progress.mjs';

/** How a command line determines the app. */
interface Site {
  /** Names of the apps; absent: the app of the folder, without an argument. */
  apps?: readonly string[];
  /** The app of the folder, if there is no argument. */
  ownApp?: () => string;
  /** Folder of the built release of an app. */
  dirOf: (app: string) => string;
  report: (options: ReportOptions, work: Work) => Promise<void>;
}

interface StartOptions extends ReportOptions, Omit<CanaryStart, 'app' | 'version' | 'dir'> {
  wait?: boolean;
}

/** `canary [app] [version]`, with `status`, `stop` and `promote`. */
export function canaryCommand(site: Site): Command {
  const take =
    <Options extends ReportOptions>(work: (app: string, options: Options) => Work) =>
    (...given: unknown[]) => {
      const app = site.apps ? String(given[0]) : site.ownApp!();
      // Commander assigns options that `canary` also has to `canary`.
      const options = (given.at(-1) as Command).optsWithGlobals<Options>();
      return site.report(options, work(app, options));
    };
  const withApp = (command: Command) =>
    site.apps
      ? command.addArgument(new Argument('<app>', 'the shell or a remote').choices(site.apps))
      : command;
  const subcommand = (name: string, description: string) =>
    withApp(new Command(name).description(description))
      .option('--from <address>', 'the site, instead of PORTICO_URL')
      .option('--json', 'machine-readable output');

  const start = (...given: unknown[]) => {
    const app = site.apps ? String(given[0]) : site.ownApp!();
    const [version, options] = given.slice(site.apps ? 1 : 0) as [string | undefined, StartOptions];
    return site.report(options, begin(app, version, options, site.dirOf(app)));
  };
  return subcommand('canary', 'serve a published version to a growing share of the visitors')
    .argument('[version]', 'default: the one built here')
    .option('--share <percent>', 'the first step', percent)
    .option(
      '--steps <percents>',
      'ascending percentages; 100 is the promote (default: 10,25,50,100)',
      percents,
    )
    .option('--every <minutes>', 'minimum duration of a step (default: 10m)', minutes)
    .option('--why <text>', 'reason for the change, one sentence')
    .option('--expect <version>', 'the version that must be live now; default: the current one')
    .option('--dry-run', 'run all checks without changing anything')
    .option('--wait', 'wait until it is promoted (exit code 0) or stopped (3)')
    .action(start)
    .addCommand(
      subcommand('status', 'compare the figures of both versions').action(
        take((app) => async (registry) => {
          const json = await readCanary(registry, app);
          return { json, text: printCanary(app, json) };
        }),
      ),
    )
    .addCommand(
      subcommand('stop', 'stop the canary: all visitors get the live version again')
        .option('--why <text>', 'reason for the change, one sentence')
        .action(
          take<ReportOptions & { why?: string }>((app, { why }) => async (registry) => {
            const body = { why: why ?? 'stopped from the command line' };
            const json = await registry.json<{ id: number }>('POST', `/${app}/canary/stop`, body);
            return { json, text: `${app}: stopped canary ${json.id}.` };
          }),
        ),
    )
    .addCommand(
      subcommand('promote', 'promote the new version for all visitors now')
        .option('--why <text>', 'reason for the change, one sentence')
        .action(
          take<ReportOptions & { why?: string }>((app, { why }) => async (registry) => {
            const began = Date.now();
            const body = { why: why ?? 'promoted from the command line' };
            const json = await registry.json<Changed>('POST', `/${app}/canary/promote`, body);
            return { json, text: printChange(json, false, elapsed(began)) };
          }),
        ),
    );
}

const begin =
  (app: string, version: string | undefined, options: StartOptions, dir: string): Work =>
  async (registry, onProgress) => {
    const started = await startCanary(registry, { ...options, app, version, dir });
    if (!options.wait || started.id === null) {
      return { json: started, text: printStarted(started) };
    }
    onProgress(printStarted(started));
    const end = await waitForEnd(registry, { app, id: started.id }, onProgress);
    return { json: end, text: printCanary(app, { running: null, ended: [end] }) };
  };

function percent(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('Use a whole number of percent.');
  return Number(text);
}

const percents = (text: string): number[] => text.split(',').map(percent);

function minutes(text: string): number {
  const [, count] = /^(\d{1,4})m?$/.exec(text) ?? [];
  if (!count) throw new InvalidArgumentError('Use minutes, for example 10m.');
  return Number(count);
}
