import type { RegistrySnapshot } from '@portico/sdk/contracts/registry/schema';
import type { RemoteName } from '@portico/sdk/platform';
import { Operator } from '../remotes/operator.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { waitFor } from '../support/wait.ts';
import { remoteRelease, shellRelease } from './fixtures.ts';
import { goLive } from './go-live.ts';

const ORIGIN = 'https://juno.example';
const FILES = 'https://files.example';

const manifest = (name: string) => ({
  name,
  metaData: { name, publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ name: 'home' }],
});
const withManifest = (name: RemoteName, version: string, text = JSON.stringify(manifest(name))) => {
  const routes = [{ path: `/${name}`, page: 'home', title: 'A Page', description: 'A page.' }];
  const change = { name, routes, nav: [], prerendered: {} };
  return remoteRelease(version, change, { 'mf-manifest.json': text });
};

let api: TestApi;
let operator: Operator;
beforeAll(async () => {
  const assets = { ASSET_ORIGINS: `mfe-tools=${FILES}` };
  api = await startApi({ env: { PUBLIC_ORIGIN: ORIGIN, ...assets } });
  operator = await Operator.of(api);
  await goLive(api, shellRelease());
  await goLive(api, withManifest('mfe-public', '1.0.0'));
});

/** Requests an address like a script of another origin. */
const from = (path: string, headers: Record<string, string> = {}) =>
  api.call(path, { headers: { origin: 'https://elsewhere.example', ...headers } });
const addressOf = (name: string) => `/mfe/${name}/mf-manifest.json`;
const folderOf = async (name: string) => {
  const body = (await (await from(addressOf(name))).json()) as ReturnType<typeof manifest>;
  return body.metaData.publicPath;
};

test('A remote has one address for the manifest of its live version, which names its folder.', async () => {
  const answer = await from(addressOf('mfe-public'));
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  const own = manifest('mfe-public');
  const publicPath = `${ORIGIN}/mfe/mfe-public/1.0.0/`;
  expect(await answer.json()).toEqual({ ...own, metaData: { ...own.metaData, publicPath } });
  const tag = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await from(addressOf('mfe-public'), tag)).status).toBe(304);

  await goLive(api, withManifest('mfe-public', '1.1.0'));
  expect(await folderOf('mfe-public')).toBe(`${ORIGIN}/mfe/mfe-public/1.1.0/`);
  expect((await from(addressOf('mfe-public'), tag)).status).toBe(200);
  // The file of the version stays as it was built.
  const file = await from('/mfe/mfe-public/1.1.0/mf-manifest.json');
  expect(await file.json()).toEqual(own);
});

test('The manifest names the origin of files that ASSET_ORIGINS moves.', async () => {
  await goLive(api, withManifest('mfe-tools', '1.0.0'));
  expect(await folderOf('mfe-tools')).toBe(`${FILES}/mfe/mfe-tools/1.0.0/`);
});

test('A remote without such a file, or with one that is no manifest, has no address for it.', async () => {
  for (const [index, text] of ['{', '[]', '{"metaData":1}', 'null'].entries()) {
    await goLive(api, withManifest('mfe-commerce', `1.0.${index}`, text));
    expect((await from(addressOf('mfe-commerce'))).status).toBe(404);
  }
  for (const name of ['mfe-none', 'shell', '__proto__', '%2e%2e', '']) {
    const answer = await from(addressOf(name));
    expect([name, answer.status]).toEqual([name, 404]);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('A remote that is switched off offers no other host its live version.', async () => {
  await operator.run('remotes off mfe-tools --why broken');
  await waitFor('the switch', async () => (await from(addressOf('mfe-tools'))).status === 404);
});

test('Pages of other origins read the part of the registry that everyone sees.', async () => {
  const answer = await from('/api/registry');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { remotes } = (await answer.json()) as RegistrySnapshot;
  expect(remotes.map(({ name }) => name)).toContain('mfe-public');
  const cookie = await api.signIn({ id: '200000000000000001', rank: 'Owner' });
  const own = await api.call('/api/registry', { headers: { cookie } });
  expect(own.headers.get('access-control-allow-origin')).toBeNull();
});
