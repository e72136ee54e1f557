import { sql } from 'drizzle-orm';
import type { ReleaseManifest } from '@portico/sdk/platform';
import { containStyles } from '@portico/sdk/platform/contained-styles';
import { rowsOf } from '../../src/core/db/database.ts';
import {
  ChannelMoved,
  ReleaseRefused,
  UnknownRelease,
  VersionTaken,
} from '../../src/platform/registry/release/errors.ts';
import { RegistryService } from '../../src/platform/registry/publishing/registry.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { RegistryRepository } from '../../src/platform/registry/database/registry.repository.ts';
import { verifyRelease } from '../../src/platform/registry/release/verify-release.ts';
import { remoteRelease, shellRelease } from './fixtures.ts';
import { goLive, TESTER } from './go-live.ts';

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let registry: RegistryService;

  beforeAll(async () => {
    api = await startApi(await newDatabase());
    registry = api.app.get(RegistryService);
    await goLive(api, shellRelease());
    await registry.publish(remoteRelease(), TESTER);
  });
  afterAll(() => api.stop());

  const count = async (table: string) => {
    const [row] = await rowsOf<{ n: number }>(
      api.db(),
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    return row?.n;
  };
  const stored = async () => [
    await count('releases'),
    await count('blobs'),
    await count('release_files'),
  ];
  const promote = (version: string, expected: string | null, name = 'mfe-public') =>
    registry.promote([{ name, version, expected }], { by: TESTER, why: 'a test' });

  it('publishing equal bytes again changes nothing', async () => {
    const publish = () => registry.publish(remoteRelease('1.0.1'), TESTER);
    expect(await publish()).toMatchObject({ added: true });
    const before = await stored();
    expect(await publish()).toMatchObject({ added: false });
    expect(await stored()).toEqual(before);
  });

  it('other bytes under a published version are rejected', async () => {
    const other = remoteRelease('1.0.0', {}, { 'home.js': 'other();' });
    await expect(registry.publish(other, TESTER)).rejects.toThrow(VersionTaken);
    const otherManifest = remoteRelease('1.0.0', { operations: ['getHistory'] });
    await expect(registry.publish(otherManifest, TESTER)).rejects.toThrow(VersionTaken);
  });

  it('a tampered release is rejected and nothing of it is stored', async () => {
    const release = remoteRelease('6.6.6');
    release.files.set('home.js', Buffer.from('evil();'));
    const before = await stored();
    await expect(registry.publish(release, TESTER)).rejects.toThrow(ReleaseRefused);
    expect(await stored()).toEqual(before);
  });

  it('equal files of two versions are stored once', async () => {
    const [releases = 0, blobs = 0, files = 0] = await stored();
    await registry.publish(remoteRelease('1.1.0'), TESTER);
    await registry.publish(remoteRelease('1.2.0'), TESTER);
    // Of four files of each, one contains its version.
    expect(await stored()).toEqual([releases + 2, blobs + 2, files + 8]);
  });

  it('a promote requires the expected version, and records who, what, from, to and why', async () => {
    for (const version of ['2.1.0', '2.2.0'])
      await registry.publish(remoteRelease(version), TESTER);
    expect(await promote('1.0.0', null)).toMatchObject([{ changed: true, from: null }]);
    await expect(promote('1.0.0', null)).rejects.toThrow(ChannelMoved);
    expect(await promote('1.0.0', '1.0.0')).toMatchObject([{ changed: false }]);
    const outcomes = await Promise.allSettled([
      promote('2.1.0', '1.0.0'),
      promote('2.2.0', '1.0.0'),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [lost] = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason] : [],
    );
    expect(lost).toBeInstanceOf(ChannelMoved);
    const now = outcomes[0]?.status === 'fulfilled' ? '2.1.0' : '2.2.0';
    await expect(promote('9.9.9', now)).rejects.toThrow(UnknownRelease);

    const events = await rowsOf(
      api.db(),
      sql`select actor, channel, from_version, to_version, why from channel_events
        where channel = 'mfe-public' order by id`,
    );
    expect(events).toHaveLength(2);
    expect(events[0]).toEqual({
      actor: 'tester',
      channel: 'mfe-public',
      from_version: null,
      to_version: '1.0.0',
      why: 'a test',
    });
    expect(events[1]).toMatchObject({ from_version: '1.0.0' });
  });

  it.each(['releases', 'release_files', 'channel_events'])(
    'the database rejects changes and deletions of rows of %s',
    async (table) => {
      const name = sql.identifier(table);
      const column = sql.identifier(table === 'channel_events' ? 'actor' : 'version');
      for (const statement of [
        sql`update ${name} set ${column} = 'x'`,
        sql`delete from ${name}`,
        sql`truncate ${name} cascade`,
      ]) {
        await expect(api.db().execute(statement)).rejects.toMatchObject({
          cause: { message: expect.stringMatching(/never changed or removed/) as string },
        });
      }
    },
  );

  it('the database rejects changes of stored contents', async () => {
    await expect(api.db().execute(sql`update blobs set bytes = ''`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/never changed or removed/) as string },
    });
  });

  it('a start adds the apps of this repository, only the staff remote with a mount and restricted to the team', async () => {
    const rows = await rowsOf(
      api.db(),
      sql`select name, restriction, mounts from channels order by name`,
    );
    expect(rows).toEqual([
      { name: 'mfe-commerce', restriction: 'public', mounts: [] },
      { name: 'mfe-public', restriction: 'public', mounts: [] },
      { name: 'mfe-staff', restriction: 'team', mounts: ['/staff'] },
      { name: 'mfe-tools', restriction: 'public', mounts: [] },
      { name: 'shell', restriction: 'public', mounts: [] },
    ]);
  });

  describe('the shapes of the calls of a remote', () => {
    const calling = (version: string, calls: ReleaseManifest['calls']) =>
      remoteRelease(version, {
        ...{ name: 'mfe-staff', routes: [], nav: [], pages: {}, prerendered: {} },
        ...{ operations: ['getShards'], calls, federation: { library: '2.9.2' } },
      });
    const shapes = { getShards: { address: 'GET /api/shards', response: {} } };

    it('each operation that release.json lists needs the shape of its call', async () => {
      await expect(registry.publish(calling('4.0.0', {}), TESTER)).rejects.toThrow(
        /calls of release.json does not have the shapes of getShards; "npm run build -- mfe-staff"/,
      );
      expect(await api.app.get(RegistryRepository).published('mfe-staff', '4.0.0')).toBeUndefined();
      expect(await registry.publish(calling('4.1.0', shapes), TESTER)).toMatchObject({
        added: true,
      });
    });

    it('a release that was stored before the rule needs no shapes of its calls', async () => {
      const release = calling('4.3.0', {});
      await api.app.get(RegistryRepository).addRelease(await verifyRelease(release), TESTER);
      expect(await registry.publish(release, TESTER)).toMatchObject({ added: false });
    });
  });

  it('a file that is not what its extension says is rejected, except in a release stored before the rule', async () => {
    const page = (version: string) =>
      remoteRelease(
        version,
        { name: 'mfe-tools', routes: [], nav: [], pages: {}, prerendered: {} },
        { 'a.png': '<script></script>' },
      );
    await expect(registry.publish(page('4.0.0'), TESTER)).rejects.toThrow(
      'a.png is not a file of the type .png',
    );
    await api.app.get(RegistryRepository).addRelease(await verifyRelease(page('4.1.0')), TESTER);
    expect(await registry.publish(page('4.1.0'), TESTER)).toMatchObject({ added: false });
  });

  describe('stylesheets of a remote', () => {
    const styled = (version: string, css: string) =>
      remoteRelease(
        version,
        { name: 'mfe-tools', routes: [], nav: [], pages: {}, prerendered: {} },
        { 'style/page.CSS': css },
      );
    const PLAIN = '.a{}\nnav{display:none!important}';

    it('a stylesheet that matches elements outside its pages is rejected, with file, line and command', async () => {
      const refused: unknown = await registry
        .publish(styled('3.0.0', PLAIN), TESTER)
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ReleaseRefused);
      expect((refused as ReleaseRefused).issues).toEqual([
        'style/page.CSS, line 1: a rule is outside @scope (main) to ([data-shell]); "npm run build -- mfe-tools" scopes the rules to pages',
        expect.stringContaining('style/page.CSS, line 2: '),
      ]);
      expect(await api.app.get(RegistryRepository).published('mfe-tools', '3.0.0')).toBeUndefined();
    });

    it('a stylesheet that is scoped to pages is published', async () => {
      const release = styled('3.1.0', containStyles(PLAIN));
      expect(await registry.publish(release, TESTER)).toMatchObject({ added: true });
    });

    it('a stylesheet in a release that was stored before the rule keeps working', async () => {
      const release = styled('3.2.0', PLAIN);
      const stored = await verifyRelease(release);
      await api.app.get(RegistryRepository).addRelease(stored, TESTER);
      expect(await registry.publish(release, TESTER)).toMatchObject({ added: false });
      expect(await promote('3.2.0', null, 'mfe-tools')).toMatchObject([{ changed: true }]);
    });
  });
});
