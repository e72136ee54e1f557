import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { remoteRelease, shellRelease, smallRelease, writeRelease } from '../registry/fixtures.ts';
import type { TestRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Worker } from '../smoke/worker.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { waitFor } from '../support/wait.ts';
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

function node(file: string, args: string[], env: Record<string, string> = {}): Promise<Run> {
  const { PATH = '' } = process.env;
  const full = { PATH, PORTICO_URL: api.url, PORTICO_DEPLOY_TOKEN: all.key, ...env };
  return new Promise((done) => {
    const script = join(ROOT, 'scripts/bootstrap', file);
    execFile(process.execPath, [script, ...args], { env: full }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() });
    });
  });
}

/** `npm run release -- …`, in the same way as npm runs it. */
const release = (args: string[], env?: Record<string, string>) =>
  node('run.mjs', ['release', ...args], env);
const folderOf = (release: TestRelease) => writeRelease(join(tempFolder(), 'dist'), release);

test('publish --sha256 fails if release.json has another hash', async () => {
  const folder = await folderOf(remoteRelease('3.0.0'));
  const bytes = readFileSync(join(folder, 'release.json'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const publish = (hash: string) =>
    release(['publish', 'mfe-public', '--dir', folder, '--sha256', hash]);
  expect(await publish(sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))).toMatchObject(
    {
      code: 3,
      err: expect.stringContaining('release.json does not have the expected SHA-256'),
    },
  );
  expect((await publish(sha256)).code).toBe(0);
});

test('publish, promote, rollback and list work on a release', async () => {
  for (const built of [shellRelease(), remoteRelease('1.0.0'), remoteRelease('1.1.0')]) {
    const { name, version } = built.manifest;
    const published = await release(['publish', name, '--dir', await folderOf(built)]);
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
    await folderOf(remoteRelease('1.1.0')),
  ]);
  expect(again.out).toContain('was already published, with the same contents');
  expect((await release(['rollback', 'mfe-public'])).out).toMatch(
    /^mfe-public: 1\.1\.0 → 1\.0\.0\./,
  );

  const list = await release(['list']);
  expect(list.out).toContain('mfe-public: 1.0.0 is live');
  expect(list.out).toMatch(/1\.1\.0 +retained +published .* UTC by team of \* \(deploy-key:/);
  expect(list.out).toMatch(
    /promote {2}1\.0\.0 → 1\.1\.0 \(smoke run: not run\) {2}team of \* .*: Because it is time/,
  );
  expect(list.out).toContain('mfe-tools: nothing is live');
  const json = JSON.parse((await release(['list', 'mfe-public', '--json'])).out);
  expect(json).toMatchObject([{ name: 'mfe-public', live: '1.0.0' }]);
}, 60_000);

test('a dry run reports that the release is compatible, and changes nothing', async () => {
  const dry = await release(['promote', 'mfe-public', '1.1.0', '--dry-run']);
  expect(dry.out).toBe(
    'mfe-public 1.1.0 is compatible with the live releases (smoke run: not run). Nothing was changed (--dry-run).',
  );
  expect((await release(['promote', 'mfe-public', '1.0.0'])).out).toContain('is already live');
});

test('smoke requests a run and shows its result, as list does', async () => {
  const smoke = (...args: string[]) => release(['smoke', 'mfe-public', '1.1.0', ...args]);
  expect((await smoke()).out).toContain('smoke run: not run');
  const ordered = await smoke('--again', '--why', 'a test');
  expect(ordered.out).toMatch(/^Requested smoke run \d+ of mfe-public 1\.1\.0\./);
  const worker = await Worker.of(api);
  const words = 'The page threw "x is not defined".';
  await worker.judge((await worker.claim())!, { '/status': [{ rule: 'errors', words }] });
  const found = `/status: errors: ${words}`;
  for (const { out } of [await smoke(), await release(['list', 'mfe-public'])]) {
    expect(out).toContain('smoke run failed');
    expect(out).toContain(found);
  }
  await smoke('--again');
  await worker.judge((await worker.claim())!);
  expect((await smoke()).out).toContain('smoke run passed');
  // Without a worker, the other tests need no smoke runs.
  await worker.revoke();
});

test('each kind of failure has a message with its cause and fix, and its own exit code', async () => {
  const incompatible = smallRelease('mfe-tools', '1.0.0', {
    sdk: '^9.0.0',
    sdkExports: ['useMoon'],
    operations: ['getMoon'],
    calls: { getShards: { address: 'GET /api/moons', response: {} } },
    routes: [{ path: '/status', page: 'home', title: 'A Page', description: 'A page.' }],
  });
  await release(['publish', 'mfe-tools', '--dir', await folderOf(incompatible)]);
  const refused = await release(['promote', 'mfe-tools', '1.0.0']);
  expect(refused).toMatchObject({ code: 3, out: '' });
  expect(refused.err).toBe(
    [
      'mfe-tools 1.0.0 is incompatible with the live releases:',
      '  - sdk-range: mfe-tools 1.0.0 needs sdk ^9.0.0, but shell 1.0.0 provides 1.0.0. Promote a shell that provides ^9.0.0 first, or build mfe-tools against sdk 1.0.0.',
      '  - sdk-exports: mfe-tools 1.0.0 uses useMoon of @portico/sdk, which shell 1.0.0 does not provide. Promote a shell that provides the missing names first, or build mfe-tools without them.',
      '  - api-operations: mfe-tools 1.0.0 calls getMoon, which this API does not have. Deploy an API with the missing operations before mfe-tools, or build mfe-tools without these calls.',
      '  - api-contract: mfe-tools 1.0.0 was built against a contract of getShards (GET /api/moons) that this API does not fulfill: its address is GET /api/shards. Deploy the API that mfe-tools was built against first, or build mfe-tools against the deployed one.',
      '  - route: The route /status of mfe-tools 1.0.0 and the route /status of mfe-public 1.0.0 both match /status. Choose another path, or ask the team of mfe-public to remove their route first.',
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

  const folder = await folderOf(remoteRelease('3.0.0'));
  writeFileSync(join(folder, 'home.js'), 'evil();');
  const tampered = await release(['publish', 'mfe-public', '--dir', folder]);
  expect(tampered).toMatchObject({ code: 3 });
  expect(tampered.err).toContain('home.js does not have the hash listed in release.json');

  const tools = await Deployer.of(api, 'mfe-tools');
  const foreign = { PORTICO_DEPLOY_TOKEN: tools.key };
  const kept = await release(['promote', 'mfe-public', '1.1.0'], foreign);
  expect(kept).toMatchObject({ code: 5 });
  expect(kept.err).toContain('keys deploy add --remote mfe-public');

  const nowhere = await release(['list'], { PORTICO_URL: 'http://127.0.0.1:41' });
  expect(nowhere).toMatchObject({ code: 1 });
  expect(nowhere.err).toContain('cannot be reached (ECONNREFUSED)');
}, 60_000);

test('without a key the error explains how to get one; the local key is sent only to this machine', async () => {
  const DATA_DIR = tempFolder();
  const none = { PORTICO_DEPLOY_TOKEN: '', DATA_DIR };
  expect(await release(['list'], none)).toMatchObject({
    code: 5,
    err: expect.stringContaining('npm run admin -- keys deploy add'),
  });
  writeFileSync(join(DATA_DIR, 'deploy-token'), `${all.key}\n`);
  expect((await release(['list'], none)).code).toBe(0);
  const remote = { ...none, PORTICO_URL: 'https://portico.invalid' };
  expect(await release(['list'], remote)).toMatchObject({ code: 5 });
});

test.each([
  [[], 'Commands:'],
  [['ship'], "unknown command 'ship'"],
  [['publish'], "missing required argument 'app'"],
  [['publish', 'mfe-moon'], "'mfe-moon' is invalid for argument 'app'"],
  [['promote', 'mfe-tools', '1.0.0', '2.0.0'], "too many arguments for 'promote'"],
  [['list', 'mfe-tools', '1.0.0'], "too many arguments for 'list'"],
  [['list', '--loud'], "unknown option '--loud'"],
])('the arguments %j are a usage error', async (args, message) => {
  const { code, err } = await release(args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('Usage: npm run release');
});

test('pull writes the live releases in the format of builds, and the API starts with them', async () => {
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

test('a deploy publishes and promotes only the release that was checked', async () => {
  const folder = await folderOf(remoteRelease('4.0.0'));
  const bytes = readFileSync(join(folder, 'release.json'));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const deploy = (hash: string) =>
    node('deploy.mjs', ['mfe-public', '--dir', folder, '--sha256', hash, '--why', 'A merge']);
  expect(await deploy('00')).toMatchObject({
    code: 3,
    err: expect.stringContaining('release.json does not have the expected SHA-256'),
  });
  expect(await deploy(sha256)).toMatchObject({ code: 0, out: expect.stringContaining('→ 4.0.0') });
  const list = await release(['list', 'mfe-public']);
  expect(list.out).toContain('mfe-public: 4.0.0 is live');
  expect(list.out).toContain('A merge');
}, 60_000);

test('a canary is started, shown, followed and stopped', async () => {
  const name = 'mfe-commerce';
  await goLive(api, smallRelease(name, '1.0.0'));
  await all.publish(smallRelease(name, '1.1.0'));
  const canary = (...args: string[]) => release(['canary', ...args]);
  expect(await canary(name, '1.1.0', '--steps', '10,5')).toMatchObject({ code: 3 });
  expect(await canary(name, '1.1.0', '--every', 'soon')).toMatchObject({ code: 2 });
  const dry = await canary(name, '1.1.0', '--share', '20', '--dry-run');
  expect(dry.out).toBe(
    `${name} 1.1.0 can start as a canary (20 → 25 → 50 → 100 %, at least 10 minutes each). Nothing was changed (--dry-run).`,
  );
  const followed = canary(name, '1.1.0', '--share', '20', '--every', '5m', '--wait', '--json');
  await waitFor('the canary', async () => (await all.list(name)).body[0]?.canary?.share === 20);
  expect((await canary('status', name)).out).toContain('for 20 % of the visitors');
  expect((await canary('stop', name, '--why', 'Enough')).code).toBe(0);
  const { code, out } = await followed;
  expect([code, out]).toEqual([3, expect.stringContaining('stopped at 20 % (stopped): Enough')]);
  expect(await canary('stop', name)).toMatchObject({ code: 4 });
  expect((await canary('status', name)).out).toContain(
    'The last one: mfe-commerce 1.1.0 was stopped',
  );
  expect((await canary(name, '1.1.0', '--why', 'Again')).code).toBe(0);
  const promoted = JSON.parse((await canary('promote', name, '--json')).out) as object;
  expect(promoted).toEqual({
    name,
    from: '1.0.0',
    to: '1.1.0',
    changed: true,
    smoke: null,
    warnings: [],
  });
}, 60_000);

test('preview prints a link, lists and ends it', async () => {
  for (const built of [remoteRelease('5.0.0'), smallRelease('mfe-tools', '5.0.0')]) {
    await all.publish(built);
  }
  const created = await release(
    'preview mfe-public 5.0.0 --with mfe-tools@5.0.0 --for 2h --to /status --note Words'.split(' '),
  );
  expect(created).toMatchObject({ code: 0, err: '' });
  const [, address = '', id = ''] =
    /^mfe-public 5\.0\.0, until .* UTC: (\S+)\nTo end the link: .* preview mfe-public --end (\w+)$/.exec(
      created.out,
    ) ?? [];
  const { pathname, searchParams } = new URL(address);
  expect(searchParams.get('to')).toBe('/status');
  expect((await api.call(pathname, { redirect: 'manual' })).status).toBe(303);
  const list = await release(['preview', 'mfe-public', '--list']);
  expect(list.out).toMatch(new RegExp(`^${id}  mfe-(public|tools) 5.0.0, .*: Words$`));
  const ended = await release(['preview', 'mfe-public', '--end', id]);
  expect(ended.out).toBe(`Ended the preview link ${id}.`);
  expect((await api.call(pathname, { redirect: 'manual' })).status).toBe(410);
  expect((await release(['preview', 'mfe-public', '--end', id])).code).toBe(4);
  expect((await release(['preview', 'mfe-public', '--list'])).out).toBe(
    'There are no open preview links for mfe-public.',
  );
});

test('preview states why a version cannot be promoted, and rejects invalid options', async () => {
  await all.publish(remoteRelease('6.0.0', { sdk: '^9.0.0' }));
  const { code, out } = await release(['preview', 'mfe-public', '6.0.0']);
  expect(code).toBe(0);
  expect(out).toMatch(/\nIt cannot be promoted yet:\n {2}- sdk-range: /);
  for (const options of ['--for 3w', '--for 0d', '--with shell', '--list --end x']) {
    const refused = await release(['preview', 'mfe-public', '6.0.0', ...options.split(' ')]);
    expect([options, refused.code]).toEqual([options, 2]);
  }
  expect((await release(['preview', 'mfe-public', '6.0.1'])).code).toBe(4);
});
