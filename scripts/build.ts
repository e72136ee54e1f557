import { Argument } from 'commander';
import { elapsed } from '../shared/remote/terminal/progress.mjs';
import { buildWorkspaces } from './build/build-workspaces.ts';
import { WORKSPACES } from './build/workspaces.ts';
import { createCommand } from '../shared/remote/terminal/command.ts';

async function build(workspaces: string[]) {
  const began = Date.now();
  const built = await buildWorkspaces(workspaces.length > 0 ? workspaces : undefined, (name) =>
    console.log(`building ${name}`),
  );
  console.log(built.length > 0 ? `built in ${elapsed(began)}` : 'everything is up to date');
}

export default createCommand('npm run build --', {
  description: 'Builds stale workspaces into <workspace>/dist.',
  examples: [
    ['npm run build', 'every workspace'],
    ['npm run build -- mfe-commerce', 'one remote, and the packages that it uses'],
  ],
})
  .addArgument(new Argument('[workspaces...]', 'default: all').choices(Object.keys(WORKSPACES)))
  .action(build);
