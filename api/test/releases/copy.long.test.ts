import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import type { TestRelease } from '../registry/fixtures.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Deployer } from './deployer.ts';

const ROOT = resolve(__dirname, '../../..');

let staging: TestApi;
let production: TestApi;
let tested: Deployer;
let served: Deployer;
beforeAll(async () => {
  staging = await startApi();
  production = await startApi();
  tested = await Deployer.of(staging, '*');
  served = await Deployer.of(production, '*');
  for (const site of [tested, served]) await live(site, shellRelease());
});

async function live(site: Deployer, release: TestRelease) {
  const { name, version } = release.manifest;
  expect((await site.publish(release)).status).toBe(200);
  expect((await site.promote(name, version, await site.live(name))).status).toBe(200);
}

/** `npm run release -- copy mfe-public …` from one site to the other. */
function copy(args: string[], keys: Record<string, string> = {}) {
  const sites = ['--from', staging.url, '--to', production.url];
  const { PATH = '' } = process.env;
  const env = { PATH, PORTICO_FROM_TOKEN: tested.key, PORTICO_TO_TOKEN: served.key, ...keys };
  const script = join(ROOT, 'scripts/bootstrap/run.mjs');
  const command = [script, 'release', 'copy', 'mfe-public', ...args, ...sites];
  return new Promise<{ code: number; out: string; err: string }>((done) => {
    execFile(process.execPath, command, { env }, (error, out, err) => {
      done({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() });
    });
  });
}

const fileOf = async (site: Deployer, version: string, path: string) =>
  (await site.call<string>('GET', `/mfe-public/${version}/files/${path}`)).body;

test('the live release is published on the other site with the same bytes, but is not live there', async () => {
  await live(tested, remoteRelease('1.0.0', {}, { 'home.js.map': '{"version":3}' }));
  const { code, out, err } = await copy(['--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const copied = JSON.parse(out) as Record<'from' | 'to', { url: string; sha256: string }>;
  expect(copied).toMatchObject({ version: '1.0.0', added: true, promoted: null });
  expect(copied.from).toEqual({
    url: staging.url,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(copied.to).toEqual({ url: production.url, sha256: copied.from.sha256 });
  const path = '/mfe-public/1.0.0';
  expect((await served.call('GET', path)).body).toEqual((await tested.call('GET', path)).body);
  for (const file of ['home.js', 'home.js.map'])
    expect(await fileOf(served, '1.0.0', file)).toEqual(await fileOf(tested, '1.0.0', file));
  expect(await served.live('mfe-public')).toBeNull();
});

test('a second copy changes nothing, and --promote promotes the release if the gate accepts it', async () => {
  const again = await copy(['1.0.0', '--promote', '--why', 'Tested on staging']);
  expect(again).toMatchObject({ code: 0 });
  expect(again.out).toContain('mfe-public 1.0.0 was already published, with the same contents');
  expect(again.out.match(/sha256 [0-9a-f]{64}/g)).toHaveLength(2);
  expect(await served.live('mfe-public')).toBe('1.0.0');
  const [change] = (await served.list('mfe-public')).body[0]?.changes ?? [];
  expect(change).toMatchObject({ to: '1.0.0', why: 'Tested on staging' });

  const incompatible = remoteRelease('1.1.0', { sdkExports: ['useMoon'] });
  await tested.publish(incompatible);
  const refused = await copy(['1.1.0', '--promote', '--why', 'Tested on staging']);
  expect(refused).toMatchObject({ code: 3, err: expect.stringContaining('useMoon') });
  expect(await served.live('mfe-public')).toBe('1.0.0');
});

test('a version that the other site has with different contents is rejected', async () => {
  await tested.publish(remoteRelease('2.0.0'));
  await served.publish(remoteRelease('2.0.0', {}, { 'home.js': 'other();' }));
  expect(await copy(['2.0.0'])).toMatchObject({
    code: 4,
    err: expect.stringContaining(`${production.url} has mfe-public 2.0.0 with different contents`),
  });
  expect(await fileOf(served, '2.0.0', 'home.js')).toBe('other();');
});

test('a copy needs a key of each site, and a reason to promote', async () => {
  for (const variable of ['PORTICO_FROM_TOKEN', 'PORTICO_TO_TOKEN']) {
    const { code, err } = await copy([], { [variable]: '' });
    expect({ code, err }).toEqual({ code: 5, err: expect.stringContaining(`Set ${variable}`) });
  }
  expect(await copy(['1.0.0', '--promote'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--why'),
  });
  expect(await copy(['9.9.9'])).toMatchObject({ code: 4 });
});
