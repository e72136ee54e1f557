import { delimiter, join } from 'node:path';
import { BOOT } from '../../src/platform/registry/state/boot-actor.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { tempFolder } from '../support/folders.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';
import type { TestRelease } from './fixtures.ts';
import { remoteRelease, shellRelease, smallRelease, writeRelease } from './fixtures.ts';

// Each test starts the API several times, on a database of its own.
jest.setTimeout(120_000);

const APPS = ['shell', 'mfe-public'] as const;

/** Two images of different age; an image contains all apps as built with it. */
const OLD = [shellRelease('1.0.0'), remoteRelease('1.0.0')];
const NEW = [shellRelease('2.0.0'), remoteRelease('2.0.0')];
const BY_TEAM = remoteRelease('1.5.0');

describe('a start in production', () => {
  let postgres: TestPostgres;
  let databaseUrl: string;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  beforeEach(async () => {
    databaseUrl = await postgres.newDatabase();
  });

  /** Starts a replica of an image. */
  const start = async (image: readonly TestRelease[]) => {
    const folders = image.map((release) => writeRelease(join(tempFolder(), 'dist'), release));
    const env = { BOOT_RELEASES: (await Promise.all(folders)).join(delimiter) };
    return startApi({ databaseUrl, env });
  };
  const live = async (key: Deployer, api: TestApi) =>
    Promise.all(APPS.map((app) => key.at(api).live(app)));
  const events = () =>
    postgres.query(
      'select channel, actor, to_version from channel_events order by id',
      databaseUrl,
    );
  const promotions = () =>
    postgres.query(
      "select actor, target, detail->>'to' as to from audit_events where action = 'release.promote' order by id",
      databaseUrl,
    );

  test.each([
    ['old, new', [OLD, NEW], '1.0.0'],
    ['new, old', [NEW, OLD], '2.0.0'],
  ])('only publishes where a version is live, with images %s', async (_order, images, expected) => {
    let key: Deployer | undefined;
    for (const image of [...images, ...images]) {
      const api = await start(image);
      key ??= await Deployer.of(api, '*');
      expect(await live(key, api)).toEqual([expected, expected]);
      await api.stop();
    }
    expect(await events()).toHaveLength(APPS.length);
    const api = await start(images[0]!);
    const { body } = await key!.at(api).list('mfe-public');
    expect(body[0]?.versions.map(({ version, state }) => [version, state]).toSorted()).toEqual([
      ['1.0.0', expected === '1.0.0' ? 'live' : 'retained'],
      ['2.0.0', expected === '2.0.0' ? 'live' : 'retained'],
    ]);
  });

  test('a start keeps the version that a deploy key made live, regardless of the order in which images start', async () => {
    const first = await start(OLD);
    const key = await Deployer.of(first, '*');
    expect((await key.publish(BY_TEAM)).status).toBe(200);
    expect((await key.promote('mfe-public', '1.5.0', '1.0.0')).status).toBe(200);
    const recorded = await events();
    await first.stop();
    for (const images of [[NEW], [OLD], [OLD, NEW], [NEW, OLD, NEW]]) {
      const replicas = await Promise.all(images.map(start));
      for (const api of replicas) expect(await live(key, api)).toEqual(['1.0.0', '1.5.0']);
      await Promise.all(replicas.map((api) => api.stop()));
    }
    const last = await start(NEW);
    expect((await key.at(last).rollback('mfe-public', '1.5.0')).status).toBe(200);
    await last.stop();
    for (const image of [OLD, NEW]) {
      const api = await start(image);
      expect(await live(key, api)).toEqual(['1.0.0', '1.0.0']);
      await api.stop();
    }
    expect(await events()).toEqual([
      ...recorded,
      { channel: 'mfe-public', actor: `deploy-key:${key.keyId}`, to_version: '1.0.0' },
    ]);
  });

  test('a start that ends between publish and promote is completed by the next start', async () => {
    const interrupted = await startApi({ databaseUrl });
    for (const release of NEW) await interrupted.app.get(RegistryService).publish(release, BOOT);
    const key = await Deployer.of(interrupted, '*');
    expect(await live(key, interrupted)).toEqual([null, null]);
    await interrupted.stop();
    const api = await start(OLD);
    expect(await live(key, api)).toEqual(['1.0.0', '1.0.0']);
    await api.stop();
    const again = await start(NEW);
    expect(await live(key, again)).toEqual(['1.0.0', '1.0.0']);
  });

  test('a start makes a new app live without changing others, and records the actor', async () => {
    const first = await start(OLD);
    const key = await Deployer.of(first, '*');
    await first.stop();
    // Of two concurrent replicas, the second finds the new app already live.
    const withTools = [...NEW, smallRelease('mfe-tools')];
    const replicas = await Promise.all([start(withTools), start(withTools)]);
    for (const api of replicas) {
      expect(await live(key, api)).toEqual(['1.0.0', '1.0.0']);
      expect(await key.at(api).live('mfe-tools')).toBe('1.0.0');
    }
    expect(await promotions()).toEqual(
      ['shell', 'mfe-public', 'mfe-tools'].map((app) => ({
        ...{ actor: 'boot', target: `release:${app}`, to: '1.0.0' },
      })),
    );
  });

  test('a start that runs beside other first starts makes all apps live, each set from one image', async () => {
    const more = [...OLD, smallRelease('mfe-tools')];
    const replicas = await Promise.all([start(OLD), start(more), start(NEW)]);
    const key = await Deployer.of(replicas[0], '*');
    const [shell, remote] = await live(key, replicas[0]);
    expect([shell, remote]).toEqual(shell === '1.0.0' ? ['1.0.0', '1.0.0'] : ['2.0.0', '2.0.0']);
    expect(await key.live('mfe-tools')).toBe('1.0.0');
    expect(await events()).toHaveLength(3);
  });

  test('a start serves the site if a new app is incompatible with the live releases, and logs the reason', async () => {
    const first = await start(OLD);
    const key = await Deployer.of(first, '*');
    await first.stop();
    const api = await start([...NEW, smallRelease('mfe-tools', '1.0.0', { sdk: '^2.0.0' })]);
    expect(await live(key, api)).toEqual(['1.0.0', '1.0.0']);
    expect(await key.at(api).live('mfe-tools')).toBeNull();
    expect(api.logs()).toContain('mfe-tools 1.0.0 needs sdk ^2.0.0');
    expect((await api.call('/api/health/ready')).status).toBe(200);
  });
});
