import { readFileSync, writeFileSync } from 'node:fs';
import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { migrationNames, RELEASED_FILE } from '../lib/migration-files.ts';
import { neededRaise, released, sectionOf } from './changelog.ts';
import type { Git } from '../lib/git.ts';
import { setVersion, VERSION_FILES, versionOf } from '../lib/version-files.ts';
import { nextVersions, RAISES, type Raise } from './version.ts';

const CHANGELOG = 'CHANGELOG.md';

export interface Plan {
  version: string;
  /** The version before. */
  last: string;
  /** CHANGELOG.md with the new heading. */
  changelog: string;
}

/**
 * What a cut would write.
 * @param wanted a raise or a version
 * @param date `2026-11-23`
 * @throws CliError if the version does not fit the last one, or the changes
 */
export function planCut(root: string, wanted: string, date: string): Plan {
  const last = versionOf(root);
  const changelog = readFileSync(`${root}/${CHANGELOG}`, 'utf8');
  if (sectionOf(changelog, last) === undefined)
    throw new CliError(`package.json names ${last}, but ${CHANGELOG} has no section of it.`);
  const version = versionFor(wanted, last, neededRaise(changelog));
  return { version, last, changelog: released(changelog, { version, date, last }) };
}

function versionFor(wanted: string, last: string, needed: Raise): string {
  const next = nextVersions(last);
  const raise = RAISES.find((name) => name === wanted || next[name] === wanted);
  if (!raise) {
    const possible = RAISES.map((name) => `${next[name]} (${name})`).join(', ');
    throw new CliError(`${wanted} does not follow ${last}: use ${possible}.`);
  }
  if (RAISES.indexOf(raise) > RAISES.indexOf(needed)) {
    const reason = `the changes below "Unreleased" need a ${needed} version`;
    throw new CliError(`${next[raise]} is too low, because ${reason}: ${next[needed]}.`);
  }
  return next[raise];
}

/** @throws CliError if something is not committed, or if the tag exists */
export async function requireReady(git: Git, version: string): Promise<void> {
  const changed = (await git('status', '--porcelain')).trim();
  if (changed) throw new CliError(`The working tree is not clean; commit or remove:\n${changed}`);
  if ((await git('tag', '--list', `v${version}`)).trim())
    throw new CliError(`The tag v${version} exists already.`);
}

/** Records the last migration of a version: later ones must not break it (docs/decisions/0065). */
function recordMigrations(root: string, version: string): void {
  const file = `${root}/${RELEASED_FILE}`;
  const released = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const last = migrationNames(root).at(-1);
  writeFileSync(file, `${JSON.stringify({ ...released, [version]: last }, null, 2)}\n`);
}

/** Writes version and changelog, commits them, and tags the commit. */
export async function cut(root: string, git: Git, plan: Plan): Promise<void> {
  const { version, changelog } = plan;
  setVersion(root, version);
  recordMigrations(root, version);
  writeFileSync(`${root}/${CHANGELOG}`, changelog);
  const subject = `Portico ${version}`;
  await git(
    'commit',
    '--quiet',
    '-m',
    subject,
    '--',
    ...[CHANGELOG, RELEASED_FILE, ...VERSION_FILES],
  );
  await git('tag', '--annotate', `v${version}`, '-m', subject);
}
