import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cut, planCut, requireReady } from './write-version.ts';
import { gitIn } from '../lib/git.ts';
import { pack } from './pack.ts';
import { setVersion } from '../lib/version-files.ts';
import { lastReleased } from './released.ts';

const OLD = '## 1.2.3 - 2026-11-01\n\n### Added\n\n- The first thing.\n';
const changelogWith = (changes: string) => `# Changelog\n\n## Unreleased\n\n${changes}\n${OLD}`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portico-cut-'));
  write('package.json', '{ "version": "0.1.0" }');
  write('package-lock.json', '{ "version": "0.1.0", "packages": { "": {}, "a": {} } }');
  write('CHANGELOG.md', '# Changelog\n');
  mkdirSync(join(root, 'api/drizzle/meta'), { recursive: true });
  write('api/drizzle/released.json', '{ "1.2.3": "0000_first" }');
  write(
    'api/drizzle/meta/_journal.json',
    '{ "entries": [{ "tag": "0000_first" }, { "tag": "0001_more" }] }',
  );
  shell('init', '--quiet', '--initial-branch=main');
  shell('config', 'user.name', 'A');
  shell('config', 'user.email', 'a@example.com');
  commit('Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const shell = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
const commit = (subject: string) => {
  shell('add', '--all');
  shell('commit', '--quiet', '-m', subject);
  return shell('rev-parse', 'HEAD');
};
const plan = (wanted: string) => planCut(root, wanted, '2026-11-23');

/** The files of version 1.2.3 with changes since. */
function writeVersion(changes: string): void {
  setVersion(root, '1.2.3');
  write('CHANGELOG.md', changelogWith(changes));
}

/** Commits version 1.2.3, and then changes. @returns the commit of the version */
function releasedWith(changes: string): string {
  writeVersion('');
  const released = commit('Portico 1.2.3');
  writeVersion(changes);
  commit('Changes');
  return released;
}

const FIX = '### Fixed\n\n- A fault.\n';
const ADDITION = `### Added\n\n- A thing.\n\n${FIX}`;
const BREAK = '### Changed\n\n- **Breaking:** A call is gone.\n';
const STEPS = '### Upgrading\n\n- Use the other call.\n\n';

test.each([
  [FIX, 'patch', '1.2.4'],
  [FIX, '1.3.0', '1.3.0'],
  [ADDITION, 'minor', '1.3.0'],
  [ADDITION, 'major', '2.0.0'],
  [STEPS + BREAK, '2.0.0', '2.0.0'],
  ['### Added\n\n### Fixed\n\n- A fault.\n', 'patch', '1.2.4'],
])('the changes %j allow the version %s', (changes, wanted, version) => {
  writeVersion(changes);
  expect(plan(wanted)).toMatchObject({ version, last: '1.2.3' });
});

test.each([
  [ADDITION, 'patch', '1.2.4 is too low, because the changes below "Unreleased" need a minor'],
  [STEPS + BREAK, 'minor', 'need a major version: 2.0.0'],
  ['### Removed\n\n- A page.\n', 'major', 'no section "Upgrading"'],
  [BREAK, 'major', 'no section "Upgrading"'],
  [FIX, '1.2.3', 'does not follow 1.2.3: use 2.0.0 (major), 1.3.0 (minor), 1.2.4 (patch)'],
  [FIX, '1.2.9', 'does not follow 1.2.3'],
  [FIX, '1.0.0', 'does not follow 1.2.3'],
  ['', 'patch', 'names no change below "Unreleased"'],
  ['### Added\n', 'patch', 'names no change below "Unreleased"'],
  ['### News\n\n- A thing.\n', 'minor', 'has the section "News"'],
])('the changes %j refuse the version %s', (changes, wanted, reason) => {
  writeVersion(changes);
  expect(() => plan(wanted)).toThrow(reason);
});

test('a version without its section of the changelog has no successor', () => {
  expect(() => plan('minor')).toThrow('package.json names 0.1.0, but CHANGELOG.md has no section');
});

test('a cut writes version and changelog, commits both and tags the commit', async () => {
  releasedWith(ADDITION);
  const git = gitIn(root);
  await requireReady(git, '1.3.0');
  await cut(root, git, plan('minor'));
  expect(JSON.parse(read('package.json'))).toEqual({ version: '1.3.0' });
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    version: '1.3.0',
    packages: { '': { version: '1.3.0' }, a: {} },
  });
  expect(read('CHANGELOG.md')).toBe(
    `# Changelog\n\n## Unreleased\n\n## 1.3.0 - 2026-11-23\n\nChanges since \`v1.2.3\`.\n\n${ADDITION}\n${OLD}`,
  );
  expect(shell('log', '-1', '--format=%s')).toBe('Portico 1.3.0');
  expect(shell('status', '--porcelain')).toBe('');
  expect(shell('cat-file', '-t', 'v1.3.0')).toBe('tag');
  expect(shell('rev-parse', 'v1.3.0^{commit}')).toBe(shell('rev-parse', 'HEAD'));
  await expect(requireReady(git, '1.3.0')).rejects.toThrow('The tag v1.3.0 exists already.');
});

test('a working tree with changes is refused with their names', async () => {
  releasedWith(FIX);
  write('new.txt', '');
  await expect(requireReady(gitIn(root), '1.2.4')).rejects.toThrow('new.txt');
});

describe('the last released version', () => {
  const last = () => lastReleased(gitIn(root));

  test('is found by the commit that set it', async () => {
    const released = releasedWith(FIX);
    expect(await last()).toEqual({ version: '1.2.3', commit: released });
  });

  test('is the one before, at the commit that released a version', async () => {
    const released = releasedWith(FIX);
    await cut(root, gitIn(root), plan('patch'));
    expect(await last()).toEqual({ version: '1.2.3', commit: released });
  });

  test('is the tagged commit where there is a tag', async () => {
    const began = shell('rev-parse', 'HEAD');
    shell('tag', 'v1.2.3', '-m', 'Portico 1.2.3');
    releasedWith(FIX);
    expect(await last()).toEqual({ version: '1.2.3', commit: began });
  });

  test('is the newest one of tags and commits', async () => {
    shell('tag', 'v1.10.0', '-m', 'Portico 1.10.0');
    shell('tag', 'v1.9.0', '-m', 'Portico 1.9.0');
    shell('tag', 'verified', '-m', 'No version');
    releasedWith(FIX);
    expect(await last()).toMatchObject({ version: '1.10.0' });
  });

  test('is missing where no version has a tag or a section of the changelog', async () => {
    await expect(last()).rejects.toThrow('No released version was found: no tag v…');
  });

  test('is missing in a clone without history, which says what to do', async () => {
    releasedWith(FIX);
    const clone = mkdtempSync(join(tmpdir(), 'portico-cut-'));
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone]);
    await expect(lastReleased(gitIn(clone))).rejects.toThrow('git fetch --unshallow --tags');
    rmSync(clone, { recursive: true });
  });
});

describe('the files of a release', () => {
  const packed = (tag?: string) => pack(root, ['shell'], join(root, 'out'), tag);
  const build = () => {
    for (const name of ['shell', 'api']) {
      mkdirSync(join(root, name, 'dist'), { recursive: true });
      write(`${name}/dist/sbom.cdx.json`, `{ "of": "${name}" }`);
      write(`${name}/dist/third-party-notices.txt`, `Notices of ${name}`);
    }
    write('shell/dist/release.json', '{ "version": "0.1.0-abc" }');
  };

  test('are notes, an archive per app, packages and licenses of apps and API, and checksums', async () => {
    writeVersion(FIX);
    build();
    const files = [
      ...['tgz', 'cdx.json'].map((ending) => `shell-0.1.0-abc.${ending}`),
      ...['shell-0.1.0-abc-notices.txt', 'api-1.2.3.cdx.json', 'api-1.2.3-notices.txt'],
    ];
    expect(await packed('v1.2.3')).toEqual(['NOTES', 'SHA256SUMS', ...files]);
    expect(read('out/api-1.2.3.cdx.json')).toBe('{ "of": "api" }');
    expect(read('out/shell-0.1.0-abc-notices.txt')).toBe('Notices of shell');
    expect(read('out/NOTES')).toBe('### Added\n\n- The first thing.\n');
    const list = execFileSync('tar', ['-tzf', join(root, 'out/shell-0.1.0-abc.tgz')]);
    expect(String(list)).toContain('release.json');
    const sumOf = (file: string) =>
      createHash('sha256')
        .update(readFileSync(join(root, 'out', file)))
        .digest('hex');
    expect(read('out/SHA256SUMS')).toBe(files.map((file) => `${sumOf(file)}  ${file}\n`).join(''));
  });

  test('are refused for another tag, for an unreleased version, and before a build', async () => {
    await expect(packed()).rejects.toThrow('CHANGELOG.md has no section of 0.1.0');
    writeVersion(FIX);
    await expect(packed('v1.2.4')).rejects.toThrow('The tag is v1.2.4');
    await expect(packed('v1.2.3')).rejects.toThrow('shell is not built');
  });
});
