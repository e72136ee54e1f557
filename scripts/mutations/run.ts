import { join } from 'node:path';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { outputPathOf } from '../build/transpiled-files.ts';
import { transpileFile } from '../build/transpile.ts';
import { WorkingCopy } from '../demo/working-copy.ts';
import type { Totals } from '../test-run/totals.ts';
import { runJest, type Result } from './jest-run.ts';
import { MUTATIONS } from './mutations.ts';
import type { Mutation } from './mutation.ts';

/** Copies at a time. More would slow each other down: tests of races start replicas and databases. */
const WORKERS = Number(process.env.MUTATION_WORKERS ?? 2);

/**
 * Applies each mutation in a copy of this checkout and runs its tests: first, once per file, without
 * a mutation, when they must be green; then with each one, when they must be red.
 * @param rows of docs/threats.md; none: all
 */
export async function runMutations(rows: readonly string[]): Promise<Totals> {
  const unknown = rows.filter((row) => !MUTATIONS.some((each) => each.rows.includes(Number(row))));
  if (unknown.length > 0) throw new CliError(`No mutation of row ${unknown.join(', ')}.`);
  const chosen = MUTATIONS.filter(
    (mutation) => rows.length === 0 || mutation.rows.some((row) => rows.includes(String(row))),
  );
  const waiting = [...byTest(chosen)];
  const totals = { passed: 0, failed: 0 };
  const report = (mutation: Mutation, result: Result) => {
    totals[result.verdict === 'red' ? 'passed' : 'failed'] += 1;
    console.log(lineOf(mutation, result));
  };
  const work = async () => {
    const copy = new WorkingCopy(['api']);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [test, mutations] = next;
        await runFile(copy, test, mutations, report);
      }
    } finally {
      copy.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, waiting.length) }, work));
  return totals;
}

function byTest(mutations: readonly Mutation[]): Map<string, Mutation[]> {
  const groups = new Map<string, Mutation[]>();
  for (const mutation of mutations)
    groups.set(mutation.test, [...(groups.get(mutation.test) ?? []), mutation]);
  return groups;
}

async function runFile(
  copy: WorkingCopy,
  test: string,
  mutations: readonly Mutation[],
  report: (mutation: Mutation, result: Result) => void,
): Promise<void> {
  const titles = [...new Set(mutations.map((mutation) => `(?:${mutation.titles})`))].join('|');
  const unchanged = await runJest(copy.folder, test, titles);
  if (unchanged.verdict !== 'green') {
    const reason = `not green without a mutation: ${unchanged.reason}`;
    for (const mutation of mutations)
      report(mutation, { ...unchanged, verdict: 'invalid', reason });
    return;
  }
  for (const mutation of mutations) report(mutation, await runMutated(copy, mutation));
}

async function runMutated(copy: WorkingCopy, mutation: Mutation): Promise<Result> {
  const restore = copy.change(mutation.file, mutation.find, mutation.replace);
  try {
    await compile(copy, mutation.file);
    return await runJest(copy.folder, mutation.test, mutation.titles);
  } finally {
    restore();
    await compile(copy, mutation.file);
  }
}

/** Tests of processes run the built API. */
async function compile({ folder }: WorkingCopy, file: string): Promise<void> {
  if (!file.startsWith('api/src/')) return;
  await transpileFile(join(folder, file), join(folder, 'api/dist', outputPathOf('api', file)));
}

/** `7     red    12.3 s  events are not remembered (expect(received)…)` */
function lineOf({ rows, change }: Mutation, { verdict, reason, seconds }: Result): string {
  const shown = verdict === 'red' ? 'red' : verdict.toUpperCase();
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  return `${rows.join(', ').padEnd(9)} ${shown.padEnd(8)}${time}  ${change} (${reason})`;
}
