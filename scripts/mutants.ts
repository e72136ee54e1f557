import { Argument } from 'commander';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { endChildrenOnSignal } from './bootstrap/child.mjs';
import { WorkingCopy } from './demo/working-copy.ts';
import { GROUPS, type GroupName } from './mutants/groups/groups.ts';
import { runGroup } from './mutants/run-group.ts';
import type { Score } from './mutants/scores.ts';
import { temporaryFolder } from './test-run/temporary-folder.ts';

/** Percent of the mutants that tests must notice. */
const LEAST = 90;

async function mutants(names: GroupName[]): Promise<void> {
  endChildrenOnSignal();
  process.env.TMPDIR = temporaryFolder();
  const scores: Score[] = [];
  for (const name of names.length > 0 ? names : (Object.keys(GROUPS) as GroupName[])) {
    const copy = new WorkingCopy();
    try {
      scores.push(...(await runGroup(copy, name, GROUPS[name])));
    } finally {
      copy.remove();
    }
  }
  for (const { file, survivors } of scores)
    for (const survivor of survivors) console.log(`${file}:${survivor}`);
  const sum = (key: 'killed' | 'all' | 'notRun') =>
    scores.reduce((total, score) => total + score[key], 0);
  const total = { file: 'all', killed: sum('killed'), all: sum('all') };
  console.log(`\n${[...scores, total].map(lineOf).join('\n')}`);
  const notRun = sum('notRun');
  if (notRun > 0) throw new CliError(`${notRun} mutants were not run. Run the command again`);
  if (percent(total) < LEAST) throw new CliError(`Fewer than ${LEAST} % of the mutants are killed`);
}

type Counts = Pick<Score, 'file' | 'killed' | 'all'>;

const percent = ({ killed, all }: Counts): number => (all === 0 ? 100 : (100 * killed) / all);

/** `fulfilment/next-state.ts  97.5 %  39 of 40` */
const lineOf = (counts: Counts): string =>
  `${counts.file.padEnd(42)} ${percent(counts).toFixed(1).padStart(5)} %  ${counts.killed} of ${counts.all}`;

export default createCommand('npm run mutants --', {
  description:
    'Changes the sources of payments and licences in all small ways that Stryker knows, and counts the changes that a test notices. Takes long; results are kept in .cache/mutants, so that the next run repeats only what has changed.',
  environment: { MUTANT_WORKERS: 'mutants that run at a time; default: 2' },
  examples: [
    ['npm run mutants', 'everything below api/src/commerce'],
    ['npm run mutants -- rules', 'the pure functions, in a minute'],
  ],
})
  .addArgument(new Argument('[groups...]', 'default: all').choices(Object.keys(GROUPS)))
  .action(mutants);
