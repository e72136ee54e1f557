import type { RegistrySnapshot } from '@portico/sdk/platform';
import { ChannelRepository } from '../../src/platform/registry/database/channel.repository.ts';
import { RegistryRepository } from '../../src/platform/registry/database/registry.repository.ts';
import { contentHash } from '../../src/platform/registry/release/content-hash.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { dataFolder } from '../support/folders.ts';
import { remoteRelease, shellRelease, smallRelease, type TestRelease } from './fixtures.ts';
import { goLive, TESTER } from './go-live.ts';

/** A remote with a valid route and a route whose pattern backtracks. */
function evilRelease(version: string) {
  const page = { page: 'home', title: 'A Page', description: 'A page of {product}.' };
  return smallRelease('mfe-tools', version, {
    routes: [
      { ...page, path: '/tools' },
      { ...page, path: '/evil/:value', params: { value: { pattern: '(a+)+b' } } },
    ],
    nav: [
      { slot: 'top', path: '/tools', label: 'Tools', weight: 1 },
      { slot: 'top', path: '/evil/aab', label: 'Evil', weight: 2 },
    ],
  });
}

/** Stores and promotes a release without the checks, as an older API did. */
async function store(api: TestApi, { manifest, files }: TestRelease, expected: string | null) {
  const { name, version } = manifest;
  const stored = [...files].map(([path, bytes]) => ({ path, bytes, sha256: contentHash(bytes) }));
  await api.app
    .get(RegistryRepository)
    .addRelease({ manifest, digest: contentHash(Buffer.from(version)), files: stored }, TESTER);
  const change = { name, version, expected, kind: 'promote' as const };
  await api.app.get(ChannelRepository).setLive(
    [change],
    { by: TESTER, why: 'a test' },
    async () => undefined,
    async () => undefined,
  );
}

describe('a stored release with a route pattern that backtracks', () => {
  let api: TestApi;
  let key: Deployer;
  beforeAll(async () => {
    const dataDir = await dataFolder();
    const before = await startApi({ dataDir });
    for (const release of [shellRelease(), remoteRelease()]) await goLive(before, release);
    await store(before, evilRelease('1.0.0'), null);
    await before.stop();
    api = await startApi({ dataDir });
    key = await Deployer.of(api, '*');
  });
  const status = async (path: string) => (await api.call(path)).status;

  test('a stored release with a slow route pattern does not prevent the API from starting and serving its other routes', async () => {
    expect(await status('/api/health/ready')).toBe(200);
    expect(await status('/tools')).toBe(200);
    expect(await status('/status')).toBe(200);
  });

  test('a route with a slow pattern is neither served nor in the registry snapshot', async () => {
    for (const value of ['aab', 'a', 'a'.repeat(28)])
      expect(await status(`/evil/${value}`)).toBe(404);
    const { remotes } = (await (await api.call('/api/registry')).json()) as RegistrySnapshot;
    const tools = remotes.find(({ name }) => name === 'mfe-tools');
    expect(tools?.routes.map(({ path }) => path)).toEqual(['/tools']);
    expect(tools?.nav.map(({ path }) => path)).toEqual(['/tools']);
  });

  test('a route with a slow pattern is logged with the release, the route and the reason', () => {
    expect(api.logs()).toContain('some routes of live releases are not served');
    expect(api.logs()).toContain('mfe-tools 1.0.0, route /evil/:value: invalid pattern of value');
  });

  test('a release with a slow route pattern is refused by the gate, and does not block the same address in another release', async () => {
    const good = smallRelease('mfe-tools', '1.1.0');
    expect((await key.publish(good)).status).toBe(200);
    expect((await key.promote('mfe-tools', '1.1.0', '1.0.0')).status).toBe(200);
    const back = await key.rollback('mfe-tools', '1.1.0');
    expect(back.status).toBe(422);
    expect(back.body.issues).toMatchObject([
      {
        path: 'route-pattern',
        message: expect.stringContaining('mfe-tools 1.0.0, route /evil/:value'),
      },
    ]);
    expect(await key.live('mfe-tools')).toBe('1.1.0');
  });

  test('a release with a slow route pattern cannot be published again', async () => {
    const { status: answer, body } = await key.publish(evilRelease('1.2.0'));
    expect(answer).toBe(422);
    expect(body.issues[0]?.message).toContain('routes.1.params.value.pattern: invalid pattern');
  });
});
