import { parse } from 'libpg-query';
import { RELEASED_FILE } from '../../lib/migration-files.ts';
import { EXCEPTIONS } from './exceptions.ts';
import type { Migrations, ReleasedSchema } from './read-migrations.ts';
import { findingsOf, type Surroundings } from './rules.ts';
import type { Step } from './step.ts';
import { stepsOf } from './steps.ts';

/** `-- contract: 1.1.0`: removes what that version and later ones do not use. */
const MARKER = /^-- contract: (\S+)$/m;

/**
 * Finds migrations that would break replicas of the version before (docs/decisions/0065).
 * @param exceptions the rules that a migration may break
 * @returns one sentence each, beginning with the file
 */
export async function migrationProblems(
  migrations: Migrations,
  exceptions = EXCEPTIONS,
): Promise<string[]> {
  const { all, released, announcesRemoval } = migrations;
  const names = all.map(({ name }) => name);
  const problems = released
    .filter(({ last }) => !names.includes(last))
    .map(
      ({ version, last }) => `${RELEASED_FILE} names ${last} for ${version}: no such migration.`,
    );
  let around: Surroundings | undefined;
  for (const [at, { name, sql }] of all.entries()) {
    around = released
      .filter(({ last }) => last === names[at - 1])
      .reduce<Surroundings | undefined>((_, last) => beginningWith(last), around);
    // Nothing ran before the first version.
    if (!around) continue;
    const steps = await stepsIn(sql);
    for (const step of steps) remember(step, around);
    const marker = MARKER.exec(sql)?.[1];
    const isUnreleased = around.last === released[0];
    const found = [
      ...mixedSteps(steps),
      ...(marker === undefined ? [] : markerProblems(marker, released)),
      ...(marker === undefined ? [] : stillKnown(steps, around)),
      ...(marker !== undefined && isUnreleased && !announcesRemoval
        ? ['removes something, and CHANGELOG.md names nothing below "Removed".']
        : []),
      ...steps
        .flatMap((step) => findingsOf(step, around!))
        .filter(({ rule }) => !(rule === 'contract' && marker !== undefined))
        .filter(({ rule }) => !exceptions[name]?.includes(rule))
        .map(({ text }) => text),
    ];
    problems.push(...found.map((text) => `api/drizzle/${name}.sql ${text}`));
  }
  return problems;
}

const beginningWith = (last: ReleasedSchema): Surroundings => ({
  last,
  newTables: new Set(),
  newColumns: new Set(),
});

async function stepsIn(sql: string): Promise<Step[]> {
  const { stmts = [] } = await parse(sql);
  return stmts.flatMap(({ stmt }) => (stmt ? stepsOf(stmt) : []));
}

function remember(step: Step, { newTables, newColumns }: Surroundings): void {
  if (step.does === 'create-table') newTables.add(step.table);
  if (step.does === 'add-column') newColumns.add(`${step.table}.${step.column}`);
}

/** PostgreSQL runs CONCURRENTLY outside transactions only, so nothing else may be in the file. */
function mixedSteps(steps: Step[]): string[] {
  const isConcurrent = (step: Step) =>
    (step.does === 'index' && step.concurrently) || (step.does === 'drop' && step.locks === false);
  const count = steps.filter(isConcurrent).length;
  return count > 0 && count < steps.length
    ? ['mixes CONCURRENTLY with other statements: put them into a file of their own.']
    : [];
}

function markerProblems(marker: string, released: ReleasedSchema[]): string[] {
  if (released.some(({ version }) => version === marker)) return [];
  const versions = released.map(({ version }) => version).join(', ');
  return [`names version ${marker}, which is not released yet. Released: ${versions}.`];
}

/** What the tables of the last version contain, it reads: drizzle names every column. */
function stillKnown(steps: Step[], { last }: Surroundings): string[] {
  return steps.flatMap((step) => {
    if (step.does !== 'drop' || step.table === undefined) return [];
    const columns = last.columns.get(step.table);
    const isKnown = step.column === undefined ? columns : columns?.has(step.column);
    return isKnown ? [`drops ${step.what}, which ${last.version} reads.`] : [];
  });
}
