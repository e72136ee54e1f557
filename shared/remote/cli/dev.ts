import { Command, Option } from 'commander';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '../build/release.ts';
import { DEFAULT_PORT, developAgainst } from '../dev/develop-against.ts';
import type { EditedRemote } from '../dev/develop-against.ts';
import { newDraft } from '../dev/draft.ts';
import { readPort } from '../dev/port.ts';
import { UsageError } from '../terminal/cli-error.mjs';
import { onStop } from '../terminal/on-stop.ts';
import { readProject } from './project.ts';
import type { Project } from './project.ts';

const TEST = /\.test\.tsx?$/;

interface DevOptions {
  against?: string;
  sandbox?: boolean;
  port: string;
}

async function dev({ against, sandbox = false, port }: DevOptions): Promise<void> {
  if (against === undefined)
    throw new UsageError(
      'portico dev needs --against <address>: the site in which the remote is shown. A repository of a remote has no site of its own.',
    );
  const site = { address: against, isSandbox: sandbox, port: readPort('--port', port) };
  const remote = editedRemote(readProject());
  onStop(() => process.exit(0));
  await developAgainst(remote, site);
}

function editedRemote({ name, version, folder }: Project): EditedRemote {
  const drafts = join(folder, '.cache/dev');
  // What an earlier run has compiled may come from other versions of the packages.
  rmSync(drafts, { recursive: true, force: true });
  const build = async () => {
    const { mark, ...paths } = newDraft(drafts, name);
    await buildRemote({ name, version: `${version}-${mark}`, folder, ...paths });
    return paths.output;
  };
  return {
    name,
    sources: { root: folder, folders: ['src'] },
    watched: 'src',
    build,
    rebuild: async (files) => (files.every((file) => TEST.test(file)) ? undefined : build()),
  };
}

/** `portico dev`: the remote of this folder inside a site that runs elsewhere. */
export const devCommand = (): Command =>
  new Command('dev')
    .description(
      'shows this remote inside a site that runs elsewhere; a saved file is in the open page',
    )
    .option('--against <address>', 'the site')
    .option('--sandbox', 'that site is a sandbox: send requests that change it, too')
    .addOption(new Option('--port <number>', 'of this machine').env('PORT').default(DEFAULT_PORT))
    .action(dev);
