import { Argument } from 'commander';
import { CliError } from '../shared/remote/terminal/cli-error.mjs';
import { createCommand } from '../shared/remote/terminal/command.ts';
import { endChildrenOnSignal } from './bootstrap/child.mjs';
import { WorkingCopy } from './demo/working-copy.ts';
import { GROUPS, type GroupName } from './mutants/groups/groups.ts';
import { runGroup } from './mutants/run-group.ts';
import type { Score } from './mutants/scores.ts';
import { temporaryFolder } from './test-run/temporary-folder.ts';

/** Percent of the mutants of a group that tests must notice. */
const MIN_PERCENT = 90;

async function mutants(names: GroupName[]): Promise<void> {
  endChildrenOnSignal();
  process.env.TMPDIR = temporaryFolder();
  const lines: string[] = [];
  const faults: string[] = [];
  for (const name of names.length > 0 ? names : (Object.keys(GROUPS) as GroupName[])) {
    const scores = await scoresOf(name);
    for (const { file, survivors } of scores)
      for (const survivor of survivors) console.log(`${file}:${survivor}`);
    const sum = (key: 'killed' | 'all' | 'notRun') =>
      scores.reduce((total, score) => total + score[key], 0);
    const total = { file: name, killed: sum('killed'), all: sum('all') };
    lines.push('', ...[...scores, total].map(lineOf));
    if (sum('notRun') > 0)
      faults.push(`${name}: ${sum('notRun')} mutants were not run. Run the command again`);
    if (percent(total) < MIN_PERCENT)
      faults.push(`${name}: fewer than ${MIN_PERCENT} % of the mutants are killed`);
  }
  console.log(lines.join('\n'));
  if (faults.length > 0) throw new CliError(faults.join('\n'));
}

async function scoresOf(name: GroupName): Promise<Score[]> {
  const copy = new WorkingCopy();
  try {
    return await runGroup(copy, name, GROUPS[name]);
  } finally {
    copy.remove();
  }
}

type Counts = Pick<Score, 'file' | 'killed' | 'all'>;

const percent = ({ killed, all }: Counts): number => (all === 0 ? 100 : (100 * killed) / all);

/** `commerce/fulfillment/next-state.ts  97.5 %  39 of 40` */
const lineOf = (counts: Counts): string =>
  `${counts.file.padEnd(60)} ${percent(counts).toFixed(1).padStart(5)} %  ${counts.killed} of ${counts.all}`;

export default createCommand('npm run mutants --', {
  description:
    'Mutation tests by Stryker, for payments, licenses, access, sessions, sign-in, limits, the gate and releases: at least 90 % of the mutants of each group must turn a test red. Takes long; results are kept in .cache/mutants, so that the next run repeats only what has changed.',
  environment: { MUTANT_WORKERS: 'mutants that run at a time; default: 2' },
  examples: [
    ['npm run mutants', 'all groups, one after the other'],
    ['npm run mutants -- gate', 'the rules for releases, in a minute'],
  ],
})
  .addArgument(new Argument('[groups...]', 'default: all').choices(Object.keys(GROUPS)))
  .action(mutants);
