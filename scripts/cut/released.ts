import { CliError } from '../../shared/remote/terminal/cli-error.mjs';
import { isVersion, byNewest } from './version.ts';
import { sectionOf } from './changelog.ts';
import type { Git } from '../lib/git.ts';

export interface Released {
  version: string;
  /** Its commit. */
  commit: string;
}

/**
 * The released versions below a commit, newest first: by the tags `v…`, and without a tag by the
 * commits that set the version and gave it a section of the changelog.
 * @param git of a checkout with its history
 */
async function releasedVersions(git: Git, head = 'HEAD'): Promise<Released[]> {
  const commits = new Map<string, string>();
  for (const { version, commit } of [
    ...(await versionsByCommit(git, head)),
    ...(await versionsByTag(git, head)),
  ]) {
    commits.set(version, commit);
  }
  return [...commits]
    .map(([version, commit]) => ({ version, commit }))
    .sort((a, b) => byNewest(a.version, b.version));
}

/**
 * The newest version that was released before a commit.
 * @throws CliError if there is none
 */
export async function lastReleased(git: Git, head = 'HEAD'): Promise<Released> {
  const own = (await git('rev-parse', head)).trim();
  const last = (await releasedVersions(git, head)).find(({ commit }) => commit !== own);
  if (last) return last;
  const isShallow = (await git('rev-parse', '--is-shallow-repository')).trim() === 'true';
  throw new CliError(
    isShallow
      ? 'No released version was found, because this clone has no history: run "git fetch --unshallow --tags".'
      : 'No released version was found: no tag v… and no commit that sets the version in package.json and has its section in CHANGELOG.md.',
  );
}

async function versionsByTag(git: Git, head: string): Promise<Released[]> {
  const lines = linesOf(
    await git('tag', '--list', 'v*', '--merged', head, '--format=%(refname:strip=2)'),
  );
  const versions = lines.map((tag) => tag.slice(1)).filter(isVersion);
  return Promise.all(
    versions.map(async (version) => ({
      version,
      commit: (await git('rev-parse', `v${version}^{commit}`)).trim(),
    })),
  );
}

async function versionsByCommit(git: Git, head: string): Promise<Released[]> {
  const commits = linesOf(
    await git('log', '--format=%H', '-G"version": ', head, '--', 'package.json'),
  );
  const versions = await Promise.all(
    commits.map(async (commit) => {
      const { version } = JSON.parse(await git('show', `${commit}:package.json`)) as Released;
      const changelog = await git('show', `${commit}:CHANGELOG.md`).catch(() => '');
      return sectionOf(changelog, version) === undefined ? [] : [{ version, commit }];
    }),
  );
  // The commit that set a version is the oldest one with it.
  return versions.flat();
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);
