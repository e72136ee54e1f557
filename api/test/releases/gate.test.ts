import { globalNameOf } from '@portico/sdk/platform';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from '../../src/core/db/database.ts';
import { GateRefused } from '../../src/platform/registry/release/errors.ts';
import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { remoteRelease, shellRelease, smallRelease, writeRelease } from '../registry/fixtures.ts';
import type { TestRelease } from '../registry/fixtures.ts';
import { Operator } from '../remotes/operator.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { dataFolder, tempFolder } from '../support/folders.ts';
import { Deployer } from './deployer.ts';

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let all: Deployer;

  beforeAll(async () => {
    api = await startApi(await newDatabase());
    all = await Deployer.of(api, '*');
    for (const release of [shellRelease(), remoteRelease()]) {
      await all.publish(release);
      await all.promote(release.manifest.name, '1.0.0', null);
    }
  });
  afterAll(() => api.stop());

  const route = (path: string) => ({ path, page: 'home', title: 'T', description: 'D' });
  let count = 1;
  /** Publishes a release and tries to make it live. */
  const attempt = async (change: Partial<TestRelease['manifest']>, name = 'mfe-tools' as const) => {
    const version = `1.0.${(count += 1)}`;
    const live = await all.live(name);
    expect((await all.publish(smallRelease(name, version, change))).status).toBe(200);
    const { status, body } = await all.promote(name, version, live);
    expect(await all.live(name)).toBe(live);
    const issues = body.issues ?? [];
    return { status, rules: issues.map(({ path }) => path), text: JSON.stringify(body) };
  };

  it('the rule budget refuses a page that needs a script of 2 MB', async () => {
    const huge = (version: string) =>
      remoteRelease(
        version,
        {
          ...smallRelease('mfe-tools').manifest,
          ...{ version, globalName: globalNameOf('mfe-tools', version), files: undefined },
          pages: { home: { scripts: ['huge.js'], styles: [] } },
        },
        { 'huge.js': `load('${'x'.repeat(2_000_000)}');` },
      );
    expect((await all.publish(huge('0.9.1'))).status).toBe(200);
    const live = await all.live('mfe-tools');
    const { status, body } = await all.promote('mfe-tools', '0.9.1', live);
    expect(status).toBe(422);
    expect(body.issues.map(({ path }) => path)).toEqual(['budget']);
    expect(body.issues[0]?.message).toContain(
      'The page "home" of mfe-tools 0.9.1, including its entry, is 2003 kB before compression; the limit is 1000 kB.',
    );
    expect(await all.live('mfe-tools')).toBe(live);
    expect(body.issues[0]?.message).toContain(
      'npm run admin -- remotes budget mfe-tools --page 2003',
    );
    const operator = await Operator.of(api);
    await operator.run('remotes budget mfe-tools --page 2003');
    expect((await all.promote('mfe-tools', '0.9.1', live, { dryRun: true })).status).toBe(200);
    await operator.run('remotes budget mfe-tools default');
    expect((await all.promote('mfe-tools', '0.9.1', live, { dryRun: true })).status).toBe(422);
  });

  it.each([
    ['sdk-range', { sdk: '^1.9.0' }, 'Promote a shell that provides ^1.9.0 first'],
    ['sdk-exports', { sdkExports: ['useMoon'] }, 'uses useMoon of @portico/sdk'],
    ['shared-modules', { sharedModules: ['react', 'lodash'] }, 'takes lodash from the shell'],
    ['api-operations', { operations: ['getMoon'] }, 'calls getMoon'],
    [
      'api-contract',
      { calls: { getShards: { address: 'GET /api/shards', response: { type: 'string' } } } },
      'built against a contract of getShards (GET /api/shards) that this API does not fulfill: response can be',
    ],
    ['route', { routes: [route('/status')] }, 'both match /status'],
    ['route', { routes: [route('/api/shards/x')] }, "overlaps the API's route /api/"],
    ['mount', { routes: [route('/staff/x')] }, 'reserved for another remote'],
    ['page-metadata', { routes: [{ ...route('/x'), title: ' ' }] }, 'The title of /x is empty'],
    ['extension', { needs: { 'commerce/x': { version: 1 } } }, 'no live remote offers it'],
  ])('the rule %s refuses a release with %j', async (rule, change, message) => {
    // The mount applies once the staff channel exists.
    await all.publish(smallRelease('mfe-staff'));
    await all.promote('mfe-staff', '1.0.0', null);
    const { status, rules, text } = await attempt(change);
    expect({ status, rules }).toEqual({ status: 422, rules: [rule] });
    expect(text).toContain(message);
  });

  it('a refused release is accepted once the live shell provides what it needs, and a shell is checked against live remotes and against retained ones', async () => {
    await all.publish(smallRelease('mfe-tools', '2.0.0', { sdk: '^1.1.0', sdkExports: ['New'] }));
    const early = await all.promote('mfe-tools', '2.0.0', null);
    expect(early.body.issues.map(({ path }) => path)).toEqual([...['sdk-range', 'sdk-exports']]);
    const shell = shellRelease('1.1.0', { sdk: '1.1.0', sdkExports: ['Link', 'New'] });
    await all.publish(shell);
    expect((await all.promote('shell', '1.1.0', '1.0.0')).status).toBe(200);
    expect((await all.promote('mfe-tools', '2.0.0', null)).status).toBe(200);
    // The shell can no longer be rolled back.
    const back = await all.rollback('shell', '1.1.0');
    expect(back.status).toBe(422);
    expect(JSON.stringify(back.body.issues)).toContain('mfe-tools 2.0.0 needs sdk ^1.1.0');

    // A newer version without the name takes its place.
    await all.publish(smallRelease('mfe-tools', '2.1.0'));
    await all.promote('mfe-tools', '2.1.0', '2.0.0');
    await all.publish(shellRelease('1.2.0', { sdk: '1.2.0', sdkExports: ['Link'] }));
    const refused = await all.promote('shell', '1.2.0', '1.1.0', { dryRun: true });
    expect(refused.status).toBe(422);
    expect(refused.body.issues).toMatchObject([
      { path: 'sdk-exports', message: expect.stringContaining('mfe-tools 2.0.0 uses New') },
    ]);
  });

  it('the gate keeps a shell and remotes on the federation library together, in both orders', async () => {
    const federation = { library: '2.9.2' };
    await all.publish(remoteRelease('3.0.0', { federation, operations: [] }));
    const early = await all.promote('mfe-public', '3.0.0', '1.0.0');
    expect(early.body.issues).toMatchObject([{ path: 'federation' }]);

    const before = await all.live('shell');
    const sdk = { sdk: '1.1.0', sdkExports: ['Link', 'New', 'useSession'] };
    await all.publish(shellRelease('1.1.5', { ...sdk, federation }));
    expect((await all.promote('shell', '1.1.5', before)).status).toBe(200);
    expect((await all.promote('mfe-public', '3.0.0', '1.0.0')).status).toBe(200);
    const back = await all.rollback('shell', '1.1.5');
    expect(back.status).toBe(422);
    expect(JSON.stringify(back.body.issues)).toContain('Roll mfe-public back first');

    // Rollback: the remote first, then the shell.
    expect((await all.rollback('mfe-public', '3.0.0')).status).toBe(200);
    expect((await all.rollback('shell', '1.1.5')).status).toBe(200);
  });

  it('a release whose stored bytes were changed in the database is refused', async () => {
    await all.publish(smallRelease('mfe-commerce'));
    const write = async (bytes: SQL) => {
      await api.db().execute(sql`alter table blobs disable trigger unchanging_rows`);
      await api.db().execute(
        sql`update blobs set bytes = ${bytes} where sha256 = (select sha256 from release_files
          where name = 'mfe-commerce' and path = 'remoteEntry.js')`,
      );
      await api.db().execute(sql`alter table blobs enable trigger unchanging_rows`);
    };
    await write(sql`bytes || 'evil'::bytea`);
    const refused = await all.promote('mfe-commerce', '1.0.0', null);
    expect(refused.body.issues).toMatchObject([
      { path: 'integrity', message: expect.stringContaining('contents of remoteEntry.js') },
    ]);
    // Other releases have the same bytes.
    await write(sql`substring(bytes from 1 for length(bytes) - 4)`);
  });

  it('a refused release is not recorded as a change', async () => {
    const rows = await rowsOf(
      api.db(),
      sql`select to_version from channel_events where to_version like '1.0.%' and to_version <> '1.0.0'`,
    );
    expect(rows).toEqual([]);
  });
});

describe('a new API', () => {
  /** Starts an API without one operation. */
  const startWithout = async (operation: string, options: Parameters<typeof startApi>[0]) => {
    const operations = jest.spyOn(RouteCatalog.prototype, 'operations');
    operations.mockImplementation(function (this: RouteCatalog) {
      const all = this.routes().flatMap((route) => route.contract?.call.operation ?? []);
      return all.filter((name) => name !== operation).sort();
    });
    try {
      return await startApi(options);
    } finally {
      operations.mockRestore();
    }
  };

  it('a new API does not start without an operation that a live release calls', async () => {
    const dataDir = await dataFolder();
    const first = await startApi({ dataDir });
    const all = await Deployer.of(first, '*');
    for (const release of [shellRelease(), remoteRelease()]) {
      await all.publish(release);
      await all.promote(release.manifest.name, '1.0.0', null);
    }
    await first.stop();
    const start = startWithout('getShards', { dataDir });
    await expect(start).rejects.toThrow(GateRefused);
    await expect(start).rejects.toThrow(
      /mfe-public 1\.0\.0 calls getShards, which this API does not have/,
    );
    const fine = await startWithout('getPlans', { dataDir });
    expect((await fine.call('/status')).status).toBe(200);
    await fine.stop();
  });

  it('a new API does not start if a call requires more than a live release was built against', async () => {
    const dataDir = await dataFolder();
    const first = await startApi({ dataDir });
    const getShards = first.app.get(RouteCatalog).shapeOf('getShards')!;
    const all = await Deployer.of(first, '*');
    for (const release of [shellRelease(), remoteRelease('1.0.0', { calls: { getShards } })]) {
      await all.publish(release);
      expect((await all.promote(release.manifest.name, '1.0.0', null)).status).toBe(200);
    }
    await first.stop();
    const moon = { type: 'object', properties: { moon: { type: 'string' } }, required: ['moon'] };
    const shape = jest.spyOn(RouteCatalog.prototype, 'shapeOf');
    shape.mockReturnValue({ ...getShards, query: moon });
    await expect(startApi({ dataDir })).rejects.toThrow(
      /mfe-public 1\.0\.0 was built against a contract of getShards .* query\.moon is required\. Keep/,
    );
    shape.mockRestore();
    await (await startApi({ dataDir })).stop();
  });

  it('a new API does not start without an operation of a retained release, except in a working copy', async () => {
    const dataDir = await dataFolder();
    const folder = await writeRelease(`${tempFolder()}/shell`, shellRelease());
    const old = await writeRelease(`${tempFolder()}/old`, remoteRelease('1.0.0'));
    const boot = (...folders: string[]) => ({
      ...{ BOOT_RELEASES: folders.join(':'), BOOT_PROMOTE: '1' },
    });
    const first = await startApi({ dataDir, env: boot(folder, old) });
    await first.stop();
    const next = remoteRelease('1.1.0', { operations: ['getHistory'] });
    const newer = await writeRelease(`${tempFolder()}/new`, next);
    const env = boot(folder, newer);
    await expect(startWithout('getShards', { dataDir, env })).rejects.toThrow(
      /mfe-public 1\.0\.0 calls getShards/,
    );
    const copy = await startWithout('getShards', { dataDir, env: { ...env, SANDBOX: '1' } });
    expect(copy.logs()).toContain('mfe-public@1.1.0');
    await copy.stop();
  });

  it('a new API does not start with boot releases that are incompatible with each other', async () => {
    const folders = await Promise.all(
      [shellRelease(), remoteRelease('1.0.0', { sdkExports: ['useMoon'] })].map((release) =>
        writeRelease(`${tempFolder()}/dist`, release),
      ),
    );
    const env = { BOOT_RELEASES: folders.join(':') };
    await expect(startApi({ env })).rejects.toThrow(/uses useMoon of @portico\/sdk/);
  });
});
