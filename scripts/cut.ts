import { Command } from 'commander';
import { endChildrenOnSignal, runChild } from './bootstrap/child.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { RELEASED } from './build/workspaces.ts';
import { pack } from './cut/pack.ts';
import { cut, planCut, requireReady } from './cut/write-version.ts';
import { gitIn, type Git } from './lib/git.ts';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';

interface CutOptions {
  tested?: boolean;
  dryRun?: boolean;
}

/** What must pass before a release. */
const CHECKS = ['check', 'test', 'test-full'];

async function cutVersion(wanted: string, { tested, dryRun }: CutOptions): Promise<void> {
  endChildrenOnSignal();
  const git = gitIn(ROOT);
  const today = new Date().toISOString().slice(0, 10);
  const plan = planCut(ROOT, wanted, today);
  if (dryRun) return console.log(`Would release ${plan.version}, after ${plan.last}.`);
  await requireReady(git, plan.version);
  if (!tested) await runChecks(git, plan.version);
  await cut(ROOT, git, plan);
  console.log(
    `Portico ${plan.version} is committed and tagged. Publish it: git push --follow-tags`,
  );
}

async function runChecks(git: Git, version: string): Promise<void> {
  const commit = await git('rev-parse', 'HEAD');
  for (const name of CHECKS) {
    const args = [`${ROOT}/scripts/bootstrap/run.mjs`, name];
    const { code } = await runChild(process.execPath, args, { show: true });
    if (code !== 0) throw new CliError(`npm run ${name.replace('-', ':')} failed: nothing is cut.`);
  }
  await requireReady(git, version);
  if ((await git('rev-parse', 'HEAD')) !== commit)
    throw new CliError('Another commit was made during the tests: start again.');
}

async function packVersion(folder: string, { tag }: { tag?: string }): Promise<void> {
  const files = await pack(ROOT, RELEASED, folder, tag);
  console.log(files.join('\n'));
}

export default createCommand('npm run cut --', {
  description:
    'Releases a version of Portico: moves what CHANGELOG.md names below "Unreleased" under a new version, sets the version in package.json, commits, and tags the commit. Refuses a version that is too low for these changes. Nothing is pushed.',
  examples: [
    ['npm run cut -- minor', 'after all checks and tests, which take hours'],
    ['npm run cut -- 1.2.0 --tested', 'the workflows ci and full have passed for this commit'],
    ['npm run cut -- patch --dry-run', 'says which version it would be'],
    ['npm run cut -- pack out --tag v1.2.0', 'what the workflow release attaches'],
  ],
})
  .argument('<version>', 'major, minor, patch, or the version itself')
  .option('--tested', 'checks and tests have passed for this commit; do not run them')
  .option('--dry-run', 'changes nothing')
  .action(cutVersion)
  .addCommand(
    new Command('pack')
      .description('writes the files of a release: notes, builds of apps, checksums')
      .argument('<folder>', 'where they go')
      .option('--tag <tag>', 'fails unless it is the tag of this version')
      .action(packVersion),
  );
