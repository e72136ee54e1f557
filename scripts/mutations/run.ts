import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { outputPathOf } from '../build/transpiled-files.ts';
import { transpileFile } from '../build/transpile.ts';
import { WorkingCopy } from '../demo/working-copy.ts';
import type { Totals } from '../test-run/totals.ts';
import { applied } from './apply.ts';
import { textsOf, type Change } from './change.ts';
import { CHANGES } from './changes.ts';
import { runJest, type Result } from './jest-run.ts';

/** Copies at a time. More would slow each other down: tests of races start replicas and databases. */
const WORKERS = Number(process.env.MUTATION_WORKERS ?? 2);

/**
 * Applies each change in a copy of this checkout and runs its tests: first, once per file, without
 * a change, when they must be green; then with each one, when they must be red.
 * @param rows of docs/threats.md; none: all
 */
export async function runMutations(rows: readonly string[]): Promise<Totals> {
  const unknown = rows.filter((row) => !CHANGES.some((each) => String(each.row) === row));
  if (unknown.length > 0) throw new CliError(`No change of row ${unknown.join(', ')}.`);
  const chosen = CHANGES.filter(({ row }) => rows.length === 0 || rows.includes(String(row)));
  const waiting = [...byTest(chosen)];
  const totals = { passed: 0, failed: 0 };
  const report = (change: Change, result: Result) => {
    totals[result.verdict === 'red' ? 'passed' : 'failed'] += 1;
    console.log(lineOf(change, result));
  };
  const work = async () => {
    const copy = new WorkingCopy(['api']);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [test, changes] = next;
        await runFile(copy, test, changes, report);
      }
    } finally {
      copy.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(WORKERS, waiting.length) }, work));
  return totals;
}

function byTest(changes: readonly Change[]): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes)
    groups.set(change.test, [...(groups.get(change.test) ?? []), change]);
  return groups;
}

async function runFile(
  copy: WorkingCopy,
  test: string,
  changes: readonly Change[],
  report: (change: Change, result: Result) => void,
): Promise<void> {
  const titles = [...new Set(changes.map((change) => `(?:${change.titles})`))].join('|');
  const unchanged = await runJest(copy.folder, test, titles);
  if (unchanged.verdict !== 'green') {
    const reason = `not green without a change: ${unchanged.reason}`;
    for (const change of changes) report(change, { ...unchanged, verdict: 'invalid', reason });
    return;
  }
  for (const change of changes) report(change, await runChanged(copy, change));
}

async function runChanged(copy: WorkingCopy, change: Change): Promise<Result> {
  const path = join(copy.folder, change.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, applied(text, change));
  try {
    await compile(copy, change.file);
    return await runJest(copy.folder, change.test, change.titles);
  } finally {
    writeFileSync(path, text);
    await compile(copy, change.file);
  }
}

/** Tests of processes run the built API. */
async function compile({ folder }: WorkingCopy, file: string): Promise<void> {
  if (!file.startsWith('api/src/')) return;
  await transpileFile(join(folder, file), join(folder, 'api/dist', outputPathOf('api', file)));
}

/** `143  red    12.3 s  append without "await tx.execute(…" (expect(received)…)` */
function lineOf(change: Change, { verdict, reason, seconds }: Result): string {
  const [from, to] = textsOf(change);
  const what = to === '' ? `without "${from}"` : `with "${to}"`;
  const shown = verdict === 'red' ? 'red' : verdict.toUpperCase();
  const time = `${seconds.toFixed(1)} s`.padStart(8);
  return `${String(change.row).padEnd(4)} ${shown.padEnd(8)}${time}  ${change.in ?? change.file} ${what} (${reason})`;
}
