import { Argument } from 'commander';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { endChildrenOnSignal, runChild } from './bootstrap/child.mjs';
import { ROOT } from './bootstrap/paths.mjs';
import { NIGHTLY_KINDS, kindsText, type NightlyKind } from './test-run/kinds.ts';

/** Runs the kinds in sequence, all of them even if one fails, and sums up. */
async function testFull(kinds: NightlyKind[]): Promise<void> {
  endChildrenOnSignal();
  const lines: string[] = [];
  const failed: NightlyKind[] = [];
  for (const kind of kinds.length > 0 ? kinds : NIGHTLY_KINDS) {
    console.log(`\n${kind}\n`);
    const began = Date.now();
    const args = [`${ROOT}/scripts/bootstrap/run.mjs`, 'test', kind];
    const { code, output } = await runChild(process.execPath, args, {
      onLine: (line) => console.log(line),
    });
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    const totals = output.trim().split('\n').at(-1) ?? '';
    lines.push(`${kind.padEnd(16)} ${minutes.padStart(5)} min  ${totals}`);
    if (code !== 0) failed.push(kind);
  }
  console.log(`\n${await commit()}\n${lines.join('\n')}`);
  if (failed.length > 0) throw new CliError(`Failed: ${failed.join(', ')}`);
}

/** The commit of the working tree, and whether it was changed since. */
async function commit(): Promise<string> {
  const git = async (...args: string[]) =>
    (await runChild('git', ['-C', ROOT, ...args])).output.trim();
  const changed = (await git('status', '--porcelain')) === '' ? '' : ', with changes';
  return `Commit ${await git('rev-parse', '--short', 'HEAD')}${changed}`;
}

export default createCommand('npm run test:full --', {
  description:
    'Runs the kinds of tests that take long, one after the other. Prints the commit, and the minutes and totals of each kind.',
  examples: [
    ['npm run test:full', 'all of them'],
    ['npm run test:full -- chaos states', 'some of them'],
  ],
  notes: kindsText('Kinds:', NIGHTLY_KINDS),
})
  .addArgument(new Argument('[kinds...]', 'run some kinds only').choices(NIGHTLY_KINDS))
  .action(testFull);
