import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REMOTE_NAME } from '@portico/sdk/platform';
import { SDK_VERSION } from '@portico/sdk/version';

const MAIN = join(__dirname, 'main.mjs');
const ROOT = join(__dirname, '../..');

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'create-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function create(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
}
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const jsonOf = (file: string) =>
  JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
    version: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };

test('a remote has its name, its mount and the prefix of its endpoints in every file', () => {
  const { status, out, err } = create('--name', 'mfe-team-news', '--mount', '/news', '--yes');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(out).toContain('cd mfe-team-news');
  expect(readdirSync(join(folder, 'mfe-team-news')).sort()).toEqual([
    ...['.github', '.gitignore', 'README.md', 'eslint.config.js', 'jest.config.js'],
    ...['package.json', 'src', 'tsconfig.json'],
  ]);
  expect(read('mfe-team-news/src/remote.ts')).toContain("path: '/news', page: 'home'");
  expect(read('mfe-team-news/src/remote.ts')).toContain("label: 'Team news'");
  expect(read('mfe-team-news/src/shards.api.ts')).toContain("remoteApi('teamNews')");
  expect(read('mfe-team-news/src/shards.api.ts')).toContain('teamNewsShards: build');
  expect(read('mfe-team-news/src/pages/home/page.tsx')).toContain('useTeamNewsShardsQuery()');
  const all = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(all.filter((text) => /events/i.test(text))).toEqual([]);
  expect(readdirSync(folder)).toEqual(['mfe-team-news']);
});

test('the mount follows from the name, and the folder may be named', () => {
  expect(create('here', '--name', 'mfe-shop', '--yes').status).toBe(0);
  expect(read('here/src/remote.ts')).toContain("path: '/shop'");
});

test('a folder with only a git repository is accepted', () => {
  mkdirSync(join(folder, 'mfe-shop/.git'), { recursive: true });
  expect(create('--name', 'mfe-shop', '--yes')).toMatchObject({ status: 0, err: '' });
  expect(read('mfe-shop/package.json')).toContain('"name": "mfe-shop"');
});

test('a folder that is not empty is not changed', () => {
  mkdirSync(join(folder, 'mfe-shop'));
  writeFileSync(join(folder, 'mfe-shop/notes.txt'), 'mine');
  const { status, err } = create('--name', 'mfe-shop', '--yes');
  expect(status).toBe(1);
  expect(err).toContain('mfe-shop is not empty: choose a new folder.');
  expect(readdirSync(join(folder, 'mfe-shop'))).toEqual(['notes.txt']);
});

test.each([
  [['--yes'], 'Missing --name'],
  [['--name', 'events', '--yes'], '"events" is not a valid remote name: use "mfe-"'],
  [['--name', 'mfe-Events', '--yes'], 'is not a valid remote name'],
  [['--name', '../mfe-a', '--yes'], 'is not a valid remote name'],
  [['--name', 'mfe-a', '--mount', 'events'], '"events" is not a valid mount'],
  [['--name', 'mfe-a', '--mount', '/events/'], 'is not a valid mount'],
  [['--name', 'mfe-a', '--mount', '/'], 'is not a valid mount'],
  [['--name', 'mfe-a', '--mount', '/api/x'], '"/api/x" is reserved for the site'],
  [['--nme', 'mfe-a'], "Unknown option '--nme'"],
  [['a', 'b', '--name', 'mfe-a'], 'Specify at most one folder.'],
])('%j is rejected with exit code 2, and writes nothing', (args, message) => {
  const { status, err } = create(...args);
  expect(status).toBe(2);
  expect(err).toContain(message);
  expect(readdirSync(folder)).toEqual([]);
});

test('the names are those of the platform', () => {
  const source = readFileSync(join(__dirname, 'problems.mjs'), 'utf8');
  expect(source).toContain(`const NAME = ${String(REMOTE_NAME)};`);
});

test('the template has the exact versions of this repository', () => {
  const { dependencies = {}, devDependencies = {} } = jsonOf(
    'shared/create-portico-remote/template/package.json',
  );
  const known = {
    ...jsonOf('package.json').devDependencies,
    ...jsonOf('shared/remote/package.json').devDependencies,
    ...jsonOf('shared/remote/package.json').dependencies,
    '@portico/contracts': jsonOf('shared/contracts/package.json').version,
    '@portico/sdk': jsonOf('shared/sdk/package.json').version,
    '@portico/ui': jsonOf('shared/ui/package.json').version,
    '@portico/remote': jsonOf('shared/remote/package.json').version,
  };
  expect({ ...dependencies, ...devDependencies }).toEqual(
    Object.fromEntries(
      Object.keys({ ...dependencies, ...devDependencies }).map((name) => [
        name,
        known[name as keyof typeof known],
      ]),
    ),
  );
});

test('packages have a changelog of their version, and the sdk has the version of its interface', () => {
  expect(jsonOf('shared/sdk/package.json').version).toBe(SDK_VERSION);
  for (const name of ['sdk', 'contracts', 'ui', 'remote', 'create-portico-remote']) {
    const { version } = jsonOf(`shared/${name}/package.json`);
    const changelog = readFileSync(join(ROOT, 'shared', name, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(new RegExp(`^## ${version}$`, 'm'));
  }
});

test('--help names every option', () => {
  const { status, out } = create('--help');
  expect(status).toBe(0);
  for (const option of ['--name', '--mount', '--yes']) expect(out).toContain(option);
  expect(existsSync(join(folder, 'mfe-events'))).toBe(false);
});
