import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteRelease, shellRelease, smallRelease, writeRelease } from '../registry/fixtures.ts';
import type { TestRelease } from '../registry/fixtures.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { Deployer } from './deployer.ts';

const ROOT = resolve(__dirname, '../../..');

let api: TestApi;
let all: Deployer;
beforeAll(async () => {
  api = await startApi();
  all = await Deployer.of(api, '*');
});

interface Run {
  code: number;
  out: string;
  err: string;
}

/** `npm run release -- …`, as npm runs it. */
function release(args: string[], env: Record<string, string> = {}): Promise<Run> {
  const { PATH = '' } = process.env;
  const full = { PATH, PORTICO_URL: api.url, PORTICO_DEPLOY_TOKEN: all.key, ...env };
  return new Promise((done) => {
    const script = join(ROOT, 'scripts/release.mjs');
    execFile(process.execPath, [script, ...args], { env: full }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() });
    });
  });
}
const built = (one: TestRelease) => writeRelease(join(tempFolder(), 'dist'), one);

test('a release whose release.json is not the one that was checked is not published', async () => {
  const folder = await built(remoteRelease('3.0.0'));
  const bytes = readFileSync(join(folder, 'release.json'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const publish = (hash: string) =>
    release(['publish', 'mfe-public', '--dir', folder, '--sha256', hash]);
  expect(await publish(sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).toMatchObject(
    {
      code: 3,
      err: expect.stringContaining('release.json is not the one that was checked'),
    },
  );
  expect((await publish(sha256)).code).toBe(0);
});

test('a release goes out, back, and is on record', async () => {
  for (const one of [shellRelease(), remoteRelease('1.0.0'), remoteRelease('1.1.0')]) {
    const { name, version } = one.manifest;
    const published = await release(['publish', name, '--dir', await built(one)]);
    expect(published).toMatchObject({ code: 0, err: expect.any(String) });
    expect(published.out).toContain(`${name} ${version} is published (`);
    expect(published.out).toContain(`npm run release -- promote ${name} ${version}`);
    const promoted = await release(['promote', name, version, '--why', 'Because it is time']);
    expect(promoted).toMatchObject({ code: 0, err: '' });
    expect(promoted.out).toMatch(/→ \d\.\d\.\d\. Live for new page loads/);
  }
  const again = await release([
    'publish',
    'mfe-public',
    '--dir',
    await built(remoteRelease('1.1.0')),
  ]);
  expect(again.out).toContain('was published before, with the same bytes');
  expect((await release(['rollback', 'mfe-public'])).out).toMatch(
    /^mfe-public: 1\.1\.0 → 1\.0\.0\./,
  );

  const list = await release(['list']);
  expect(list.out).toContain('mfe-public: 1.0.0 is live');
  expect(list.out).toMatch(/1\.1\.0 +retained +published .* UTC by team of \* \(deploy-key:/);
  expect(list.out).toMatch(/promote {2}1\.0\.0 → 1\.1\.0 {2}team of \* .*: Because it is time/);
  expect(list.out).toContain('mfe-tools: nothing is live');
  const json = JSON.parse((await release(['list', 'mfe-public', '--json'])).out);
  expect(json).toMatchObject([{ name: 'mfe-public', live: '1.0.0' }]);
}, 60_000);

test('a dry run says that it fits, and changes nothing', async () => {
  const dry = await release(['promote', 'mfe-public', '1.1.0', '--dry-run']);
  expect(dry.out).toBe('mfe-public 1.1.0 fits what is live. Nothing was changed (--dry-run).');
  expect((await release(['promote', 'mfe-public', '1.0.0'])).out).toContain('is live already');
});

test('what goes wrong says what, where and how to mend it, with an exit code of its own', async () => {
  const misfit = smallRelease('mfe-tools', '1.0.0', {
    sdk: '^9.0.0',
    sdkExports: ['useMoon'],
    operations: ['getMoon'],
    calls: { getShards: { address: 'GET /api/moons', response: {} } },
    routes: [{ path: '/status', page: 'home', title: 'A Page', description: 'A page.' }],
  });
  await release(['publish', 'mfe-tools', '--dir', await built(misfit)]);
  const refused = await release(['promote', 'mfe-tools', '1.0.0']);
  expect(refused).toMatchObject({ code: 3, out: '' });
  expect(refused.err).toBe(
    [
      'mfe-tools 1.0.0 does not fit what is live:',
      '  - sdk-range: mfe-tools 1.0.0 needs sdk ^9.0.0 and shell 1.0.0 lends 1.0.0. Promote a shell that lends ^9.0.0 first, or build mfe-tools against sdk 1.0.0.',
      '  - sdk-exports: mfe-tools 1.0.0 uses useMoon of shared/sdk, which shell 1.0.0 does not lend. Promote a shell that lends it first, or build mfe-tools without it.',
      '  - api-operations: mfe-tools 1.0.0 calls getMoon, which this API does not have. Deploy an API that has it before mfe-tools, or build mfe-tools without the call.',
      "  - api-contract: mfe-tools 1.0.0 was built for another getShards (GET /api/moons) than this API's: it is GET /api/shards. Deploy the API that mfe-tools was built for first, or build mfe-tools against the one that is there.",
      '  - route: Its route /status and /status of mfe-public 1.0.0 both answer /status. Choose another path, or agree with the team of mfe-public and let them give theirs up first.',
    ].join('\n'),
  );
  const asJson = await release(['promote', 'mfe-tools', '1.0.0', '--json']);
  expect(asJson.code).toBe(3);
  expect(JSON.parse(asJson.out)).toMatchObject({
    error: { status: 422, kind: 'gate-refused', issues: [{ path: 'sdk-range' }, {}, {}, {}, {}] },
  });

  const stale = await release(['promote', 'mfe-public', '1.1.0', '--expect', '0.9.0']);
  expect(stale).toMatchObject({ code: 4 });
  expect(stale.err).toContain('1.0.0 is live, not 0.9.0 as expected');

  const folder = await built(remoteRelease('3.0.0'));
  writeFileSync(join(folder, 'home.js'), 'evil();');
  const tampered = await release(['publish', 'mfe-public', '--dir', folder]);
  expect(tampered).toMatchObject({ code: 3 });
  expect(tampered.err).toContain('home.js does not have the hash that release.json names');

  const tools = await Deployer.of(api, 'mfe-tools');
  const foreign = { PORTICO_DEPLOY_TOKEN: tools.key };
  const kept = await release(['promote', 'mfe-public', '1.1.0'], foreign);
  expect(kept).toMatchObject({ code: 5 });
  expect(kept.err).toContain('keys deploy add --remote mfe-public');

  const nowhere = await release(['list'], { PORTICO_URL: 'http://127.0.0.1:41' });
  expect(nowhere).toMatchObject({ code: 1 });
  expect(nowhere.err).toContain('cannot be reached (ECONNREFUSED)');
}, 60_000);

test('without a key it says where one comes from; the one beside the data stays on this machine', async () => {
  const DATA_DIR = tempFolder();
  const none = { PORTICO_DEPLOY_TOKEN: '', DATA_DIR };
  expect(await release(['list'], none)).toMatchObject({
    code: 5,
    err: expect.stringContaining('npm run admin -- keys deploy add'),
  });
  writeFileSync(join(DATA_DIR, 'deploy-token'), `${all.key}\n`);
  expect((await release(['list'], none)).code).toBe(0);
  const away = { ...none, PORTICO_URL: 'https://portico.invalid' };
  expect(await release(['list'], away)).toMatchObject({ code: 5 });
});

test.each([
  [[], 'Say what to do.'],
  [['ship'], 'There is no verb "ship".'],
  [['publish'], 'Name the part'],
  [['publish', 'mfe-moon'], 'There is no part "mfe-moon"'],
  [['promote', 'mfe-tools', '1.0.0', '2.0.0'], 'promote takes no "2.0.0"'],
  [['list', 'mfe-tools', '1.0.0'], 'list takes no "1.0.0"'],
  [['list', '--loud'], '--loud'],
])('%j is a wrong use', async (args, words) => {
  const { code, err } = await release(args);
  expect(code).toBe(2);
  expect(err).toContain(words);
  expect(err).toContain('Usage: npm run release');
});

test('pull writes what a build would have left, and a start takes it', async () => {
  const to = join(tempFolder(), 'pulled');
  mkdirSync(to);
  const pulled = await release(['pull', '--to', to]);
  expect(pulled).toMatchObject({ code: 0 });
  expect(pulled.out).toContain(`BOOT_RELEASES=${join(to, 'mfe-public')}:${join(to, 'shell')}`);
  expect(readFileSync(join(to, 'mfe-public', 'home.js'), 'utf8')).toBe('home();');
  const copy = await startApi({
    env: { BOOT_RELEASES: `${join(to, 'mfe-public')}:${join(to, 'shell')}` },
  });
  expect(await (await copy.call('/')).text()).toContain('/mfe/mfe-public/1.0.0/');
  await copy.stop();
});
