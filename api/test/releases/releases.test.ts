import { sql } from 'drizzle-orm';
import { SHARED_MODULES } from '@portico/sdk/platform';
import type { SharedModule } from '@portico/sdk/platform';
import { rowsOf } from '../../src/core/db/database.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { startApi, type TestApi } from '../support/api.ts';
import type { TestDatabase } from '../support/database.ts';
import { onBothDatabases } from '../support/databases.ts';
import { headOf, sendLongBody } from '../support/long-body.ts';
import { Deployer } from './deployer.ts';

/** A site with a shell. */
async function startSite(newDatabase: () => Promise<TestDatabase>): Promise<TestApi> {
  const api = await startApi(await newDatabase());
  const key = await Deployer.of(api, 'shell');
  await key.publish(shellRelease());
  await key.promote('shell', '1.0.0', null);
  return api;
}

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let all: Deployer;

  beforeAll(async () => {
    api = await startSite(newDatabase);
    all = await Deployer.of(api, '*');
    await all.publish(remoteRelease('1.0.0'));
    await all.promote('mfe-public', '1.0.0', null);
  });
  afterAll(() => api.stop());

  const versionOf = (name: string) => all.live(name);

  it('a deploy key publishes, promotes and rolls back; who, what, from, to and why are recorded', async () => {
    // A site of its own, to which nobody has published anything else.
    const api = await startSite(newDatabase);
    const team = await Deployer.of(api, 'mfe-public');
    expect(await team.publish(remoteRelease('1.0.0'))).toEqual({
      status: 200,
      body: {
        ...{ name: 'mfe-public', version: '1.0.0', added: true, files: 4, bytes: 2027 },
        smoke: null,
        warnings: [],
      },
    });
    expect((await team.publish(remoteRelease('1.0.0'))).body.added).toBe(false);
    await team.publish(remoteRelease('1.1.0'));
    expect(await team.promote('mfe-public', '1.0.0', null)).toEqual({
      status: 200,
      body: {
        name: 'mfe-public',
        from: null,
        to: '1.0.0',
        changed: true,
        smoke: null,
        warnings: [],
      },
    });
    await team.promote('mfe-public', '1.1.0', '1.0.0', { why: 'New words' });
    expect((await api.call('/mfe/mfe-public/1.1.0/home.js')).status).toBe(200);
    expect(await (await api.call('/')).text()).toContain('/mfe/mfe-public/1.1.0/');
    const back = await team.rollback('mfe-public', '1.1.0', { why: 'Old words' });
    expect(back.body).toEqual({
      ...{ name: 'mfe-public', from: '1.1.0', to: '1.0.0' },
      ...{ changed: true, smoke: null, warnings: [] },
    });
    expect(await (await api.call('/')).text()).toContain('/mfe/mfe-public/1.0.0/');

    const { body } = await team.list('mfe-public');
    const by = { id: `deploy-key:${team.keyId}`, label: 'team of mfe-public' };
    expect(body).toMatchObject([
      {
        name: 'mfe-public',
        live: '1.0.0',
        rollback_to: null,
        versions: [
          { version: '1.1.0', state: 'retained', published_by: by },
          { version: '1.0.0', state: 'live', published_by: by },
        ],
        changes: [
          { kind: 'rollback', from: '1.1.0', to: '1.0.0', why: 'Old words', by },
          { kind: 'promote', from: '1.0.0', to: '1.1.0', why: 'New words', by },
          { kind: 'promote', from: null, to: '1.0.0', by },
        ],
      },
    ]);
    const audit = await rowsOf(
      api.db(),
      sql`select action, origin, detail from audit_events
        where actor = ${by.id} and target = 'release:mfe-public' order by id`,
    );
    expect(audit).toMatchObject([
      { action: 'release.publish', detail: { version: '1.0.0', files: 4 } },
      { action: 'release.publish', detail: { version: '1.1.0' } },
      { action: 'release.promote', detail: { from: null, to: '1.0.0' } },
      { action: 'release.promote', detail: { from: '1.0.0', to: '1.1.0', why: 'New words' } },
      {
        action: 'release.rollback',
        origin: '127.0.0.1',
        detail: { from: '1.1.0', to: '1.0.0', why: 'Old words' },
      },
    ]);
  });

  it('a release that uses a deprecated shared module is published with a warning that names the replacement', async () => {
    const table: { react: SharedModule } = SHARED_MODULES;
    table.react = { ...table.react, deprecated: 'import from @portico/sdk instead.' };
    const { body } = await all.publish(
      smallRelease('mfe-tools', '0.9.0', { sharedModules: ['react'] }),
    );
    delete table.react.deprecated;
    expect(body['warnings']).toEqual([
      'mfe-tools 0.9.0 uses the shared module react, which is deprecated: import from @portico/sdk instead.',
    ]);
  });

  it('a release without a page that others link to is published, promoted and begun as a canary with a warning', async () => {
    const html = '<p>See the <a href="/status">status</a>.</p>';
    const prerendered = { '/mfe-tools': { html, css: '' } };
    await all.publish(smallRelease('mfe-tools', '1.0.0', { prerendered }));
    await all.promote('mfe-tools', '1.0.0', null);
    const { routes, nav, pages } = remoteRelease().manifest;
    const isKept = ({ path }: { path: string }) => path !== '/status';
    const published = await all.publish(
      remoteRelease('1.2.0', { routes: routes.filter(isKept), nav: nav.filter(isKept), pages }),
    );
    const live = await versionOf('mfe-public');
    const warnings = [
      `/status of mfe-public ${live} is no page of mfe-public 1.2.0, but linked to by /mfe-tools of mfe-tools. Keep the page, name the path in movedFrom of its new route, or release without the links.`,
    ];
    expect(published.body).toMatchObject({ added: true, warnings });
    const canary = { version: '1.2.0', expected: live, why: 'Fewer pages', dryRun: true };
    const started = await all.call('POST', '/mfe-public/canary', canary);
    expect(started).toMatchObject({ status: 200, body: { id: null, warnings } });
    for (const dryRun of [true, false]) {
      const { status, body } = await all.promote('mfe-public', '1.2.0', live, { dryRun });
      expect({ status, body }).toMatchObject({ status: 200, body: { changed: !dryRun, warnings } });
    }
    const back = await all.rollback('mfe-public', '1.2.0');
    expect(back.body).toMatchObject({ to: live, warnings: [] });
  });

  it('one of two concurrent promotes succeeds, and the other gets the live version', async () => {
    for (const version of ['2.0.0', '2.1.0']) await all.publish(remoteRelease(version));
    const live = await versionOf('mfe-public');
    const both = await Promise.all(
      ['2.0.0', '2.1.0'].map((version) => all.promote('mfe-public', version, live)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const now = await versionOf('mfe-public');
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body.detail).toContain(`${now} is live, not ${live ?? 'nothing'} as expected`);
    expect((await all.promote('mfe-public', now!, now)).body.changed).toBe(false);
  });

  it('a dry run changes nothing', async () => {
    const live = await versionOf('mfe-public');
    const dry = await all.promote('mfe-public', '1.0.0', live, { dryRun: true });
    expect(dry).toMatchObject({ status: 200, body: { to: '1.0.0', changed: false } });
    expect(await versionOf('mfe-public')).toBe(live);
  });

  it('other bytes under a published version, and versions never published or live, are rejected', async () => {
    const other = remoteRelease('1.0.0', {}, { 'home.js': 'other();' });
    expect(await all.publish(other)).toMatchObject({ status: 409 });
    const live = await versionOf('mfe-public');
    expect((await all.promote('mfe-public', '9.9.9', live)).status).toBe(404);
    await all.publish(remoteRelease('3.0.0'));
    const never = await all.rollback('mfe-public', live, { version: '3.0.0' });
    expect(never).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/never live/) },
    });
    expect((await all.rollback('shell', '1.0.0')).body.detail).toMatch(/No earlier version/);
  });

  it.each([
    ['without a reason', { why: ' ' }],
    ['without an expected version', { expected: undefined }],
    ['with an invalid version', { version: '../1' }],
  ])('a promote %s is rejected', async (_what, change) => {
    const body = { version: '1.0.0', expected: null, why: 'x', ...change };
    expect((await all.call('POST', '/mfe-public/promote', body)).status).toBe(400);
  });

  it('a foreign key cannot change other apps and does not see restricted ones', async () => {
    const tools = await Deployer.of(api, 'mfe-tools');
    await all.publish(smallRelease('mfe-staff'));
    await all.promote('mfe-staff', '1.0.0', null);
    for (const answer of [
      await tools.publish(remoteRelease('8.0.0')),
      await tools.promote('mfe-public', '1.0.0', '2.0.0'),
      await tools.rollback('mfe-public', '2.0.0'),
    ]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { detail: expect.stringMatching(/covers mfe-tools, not/) },
      });
    }
    // The name in the release is checked, not only the one in the address.
    const disguised = await tools.publish(remoteRelease('8.0.0'), 'mfe-tools');
    expect(disguised).toMatchObject({
      status: 422,
      body: { detail: expect.stringMatching(/a release of mfe-public/) },
    });
    const names = (await tools.list()).body.map(({ name }) => name);
    expect(names).toEqual(['mfe-commerce', 'mfe-public', 'mfe-tools', 'shell']);
    expect((await tools.call('GET', '/mfe-staff/1.0.0')).status).toBe(404);
    expect((await tools.call('GET', '/mfe-staff/1.0.0/files/home.js')).status).toBe(404);
    expect((await all.call('GET', '/mfe-staff/1.0.0/files/home.js')).status).toBe(200);
  });

  it('a remote that the installation does not have cannot be published, promoted or listed', async () => {
    for (const answer of [
      await all.publish(smallRelease('mfe-moon')),
      await all.promote('mfe-moon', '1.0.0', null),
      await all.call('GET', '?name=mfe-moon'),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: {
          type: 'urn:portico:problem:unknown-remote',
          detail:
            'Remote mfe-moon does not exist on this site; an operator can add it with `npm run admin -- remotes add mfe-moon --mount /moon`.',
        },
      });
    }
    const misnamed = await all.call('POST', '/mfe-9/promote', { version: '1.0.0', why: 'x' });
    expect(misnamed).toMatchObject({
      status: 400,
      body: { detail: expect.stringMatching(/must be "shell", or "mfe-"/) },
    });
  });

  it('an icon outside the grammar is rejected, also a name', async () => {
    const withIcon = (version: string, icon: string) =>
      smallRelease('mfe-commerce', version, {
        nav: [{ slot: 'features', path: '/mfe-commerce', label: 'Icon', icon, weight: 1 }],
      });
    const hostile = '<svg viewBox="0 0 24 24"><path d="M0 0" onload="x()"/></svg>';
    expect(await all.publish(withIcon('5.0.0', hostile))).toMatchObject({
      status: 422,
      body: {
        detail: expect.stringContaining(
          'nav.0.icon: invalid icon: <path> cannot have the attribute onload',
        ),
      },
    });
    expect(await all.publish(withIcon('5.1.0', 'images'))).toMatchObject({ status: 422 });
    const icon = '<svg viewBox="0 0 24 24"><path d="M0 0"/></svg>';
    expect(await all.publish(withIcon('5.2.0', icon))).toMatchObject({ status: 200 });
  });

  it('a release is served unchanged', async () => {
    const tools = await Deployer.of(api, 'mfe-tools');
    const { manifest } = remoteRelease('1.0.0');
    expect((await tools.call('GET', '/mfe-public/1.0.0')).body).toEqual(manifest);
    const file = await tools.call('GET', '/mfe-public/1.0.0/files/home.js');
    expect(file).toEqual({ status: 200, body: 'home();' });
    for (const path of ['/files/gone.js', '/files/__proto__', '/files/../release.json']) {
      expect((await tools.call('GET', `/mfe-public/1.0.0${path}`)).status).toBe(404);
    }
  });

  it('an upload is accepted at the publish address only', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=part', 'content-length': '100' };
    const headers = { authorization: `Bearer ${all.key}`, ...type };
    const head = headOf('POST', '/api/releases/mfe-public/promote', headers);
    // Without its body: the answer comes before it, and some clients then report the broken write instead.
    const { status } = await sendLongBody(api, head, 0);
    expect(status).toBe(415);
  });
});
