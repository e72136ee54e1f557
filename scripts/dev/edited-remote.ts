import type { LocalRemote } from '../../shared/remote/dev/develop-against.ts';
import { ROOT } from '../bootstrap/paths.mjs';
import { buildWorkspaces } from '../build/build-workspaces.ts';
import { appsToRebuild } from './apps.ts';
import { buildDraft } from './draft.ts';

/** A remote of this repository that is shown inside a site elsewhere. `shared` must be built. */
export const editedRemote = (name: string): LocalRemote => ({
  name,
  build: () => buildDraft(name),
  edits: {
    sources: { root: ROOT, folders: [`${name}/src`, 'shared'] },
    watched: `${name}, and the files of shared that it imports`,
    rebuild: async (files) => {
      const stale = new Set(files.flatMap((file) => appsToRebuild(file, [name])));
      if (stale.size === 0) return undefined;
      // The packages.
      if (stale.has('shared')) await buildWorkspaces([]);
      return buildDraft(name);
    },
  },
});
