import { Command, Option } from 'commander';
import { DEFAULT_PORT, developAgainst } from '../dev/develop-against.ts';
import type { LocalRemote } from '../dev/develop-against.ts';
import { readPort } from '../dev/port.ts';
import { UsageError } from '../terminal/cli-error.mjs';
import { onStop } from '../terminal/on-stop.ts';
import { readProject } from './project.ts';
import type { Project } from './project.ts';

interface AgainstOptions {
  against?: string;
  sandbox?: boolean;
  port: string;
}

/** A subcommand that shows the remote of this folder inside a site that runs elsewhere. */
export const againstCommand = (
  name: string,
  description: string,
  remoteOf: (project: Project) => LocalRemote,
): Command =>
  new Command(name)
    .description(description)
    .option('--against <address>', 'the site')
    .option(
      '--sandbox',
      'with --against: the site is a sandbox, so also send requests that change it',
    )
    .addOption(new Option('--port <number>', 'the local port').env('PORT').default(DEFAULT_PORT))
    .action(async ({ against, sandbox = false, port }: AgainstOptions) => {
      if (against === undefined)
        throw new UsageError(
          `portico ${name} needs --against <address>, the site in which to show the remote.`,
        );
      const site = { address: against, isSandbox: sandbox, port: readPort('--port', port) };
      const remote = remoteOf(readProject());
      onStop(() => process.exit(0));
      await developAgainst(remote, site);
    });
