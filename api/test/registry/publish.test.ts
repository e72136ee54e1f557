import { sql } from 'drizzle-orm';
import { rowsOf } from '../../src/db/database.ts';
import {
  ChannelMoved,
  ReleaseRefused,
  UnknownRelease,
  VersionTaken,
} from '../../src/registry/errors.ts';
import { RegistryService } from '../../src/registry/registry.service.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { remoteRelease, shellRelease } from './fixtures.ts';

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let registry: RegistryService;

  beforeAll(async () => {
    api = await startApi(await newDatabase());
    registry = api.app.get(RegistryService);
  });
  afterAll(() => api.stop());

  const count = async (table: string) => {
    const [row] = await rowsOf<{ n: number }>(
      api.db(),
      sql`select count(*)::int as n from ${sql.identifier(table)}`,
    );
    return row?.n;
  };
  const promotion = { name: 'mfe-public', actor: 'tester', why: 'a test' };

  it('publishes once; equal bytes again change nothing', async () => {
    expect(await registry.publish(remoteRelease(), 'tester')).toMatchObject({ added: true });
    const before = [await count('releases'), await count('blobs'), await count('release_files')];
    expect(before).toEqual([1, 4, 4]);
    expect(await registry.publish(remoteRelease(), 'somebody')).toMatchObject({ added: false });
    expect([await count('releases'), await count('blobs'), await count('release_files')]).toEqual(
      before,
    );
  });

  it('refuses other bytes under a version that exists', async () => {
    const other = remoteRelease('1.0.0', {}, { 'home.js': 'other();' });
    await expect(registry.publish(other, 'tester')).rejects.toThrow(VersionTaken);
    const otherManifest = remoteRelease('1.0.0', { operations: ['getHistory'] });
    await expect(registry.publish(otherManifest, 'tester')).rejects.toThrow(VersionTaken);
  });

  it('refuses a tampered release and keeps nothing of it', async () => {
    const release = remoteRelease('6.6.6');
    release.files.set('home.js', Buffer.from('evil();'));
    await expect(registry.publish(release, 'tester')).rejects.toThrow(ReleaseRefused);
    expect(await count('releases')).toBe(1);
    expect(await count('blobs')).toBe(4);
  });

  it('stores equal files of two versions once', async () => {
    await registry.publish(remoteRelease('1.1.0'), 'tester');
    expect(await count('blobs')).toBe(5);
    expect(await count('release_files')).toBe(8);
  });

  it('promotes with optimistic locking, and writes down who, what, from, to and why', async () => {
    const first = { ...promotion, version: '1.0.0', expectedRevision: 0 };
    expect(await registry.promote(first)).toBe(1);
    await expect(registry.promote(first)).rejects.toThrow(ChannelMoved);
    const rivals = ['1.1.0', '1.0.0'].map((version) =>
      registry.promote({ ...promotion, version, expectedRevision: 1 }),
    );
    const outcomes = await Promise.allSettled(rivals);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(
      registry.promote({ ...promotion, version: '9.9.9', expectedRevision: 2 }),
    ).rejects.toThrow(UnknownRelease);

    const events = await rowsOf(
      api.db(),
      sql`select actor, channel, from_version, to_version, why from channel_events order by id`,
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
    'the database itself refuses to change or remove rows of %s',
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

  it('refuses to change a stored content', async () => {
    await expect(api.db().execute(sql`update blobs set bytes = ''`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/never changed or removed/) as string },
    });
  });

  it('closes the staff remote to all but the team when its channel is made, and no other', async () => {
    const staff = remoteRelease('1.0.0', {
      name: 'mfe-staff',
      globalName: 'mfe_staff_1_0_0',
      nav: [],
    });
    await registry.publish(staff, 'tester');
    await registry.publish(shellRelease(), 'tester');
    for (const name of ['mfe-staff', 'shell']) {
      await registry.promote({ ...promotion, name, version: '1.0.0', expectedRevision: 0 });
    }
    const rows = await rowsOf(
      api.db(),
      sql`select name, restriction, mounts from channels order by name`,
    );
    expect(rows).toEqual([
      { name: 'mfe-public', restriction: 'public', mounts: [] },
      { name: 'mfe-staff', restriction: 'team', mounts: ['/staff'] },
      { name: 'shell', restriction: 'public', mounts: [] },
    ]);
  });
});
