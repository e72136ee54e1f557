import type { Command } from 'commander';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '../build/release.ts';
import type { LocalRemote } from '../dev/develop-against.ts';
import { newDraft } from '../dev/draft.ts';
import { againstCommand } from './against.ts';
import type { Project } from './project.ts';

const TEST = /\.test\.tsx?$/;

function editedRemote({ name, version, folder }: Project): LocalRemote {
  const drafts = join(folder, '.cache/dev');
  // Output of an earlier run may come from other versions of the packages.
  rmSync(drafts, { recursive: true, force: true });
  const build = async () => {
    const { mark, ...paths } = newDraft(drafts, name);
    await buildRemote({ name, version: `${version}-${mark}`, folder, ...paths });
    return paths.output;
  };
  return {
    name,
    build,
    edits: {
      sources: { root: folder, folders: ['src'] },
      watched: 'src',
      rebuild: async (files) => (files.every((file) => TEST.test(file)) ? undefined : build()),
    },
  };
}

/** `portico dev`: the remote of this folder inside a site that runs elsewhere, as it is edited. */
export const devCommand = (): Command =>
  againstCommand(
    'dev',
    'show this remote inside a site that runs elsewhere, and reload it when a file is saved',
    editedRemote,
  );
