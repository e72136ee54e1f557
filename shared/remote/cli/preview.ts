import type { Command } from 'commander';
import type { LocalRemote } from '../dev/develop-against.ts';
import { againstCommand } from './against.ts';
import { build } from './build.ts';
import type { Project } from './project.ts';

const builtRemote = (project: Project): LocalRemote => ({
  name: project.name,
  build: async () => {
    await build(project);
    return project.output;
  },
});

/** `portico preview`: the release of this folder inside a site that runs elsewhere, before it is published. */
export const previewCommand = (): Command =>
  againstCommand(
    'preview',
    'show the built release inside a site that runs elsewhere',
    builtRemote,
  );
