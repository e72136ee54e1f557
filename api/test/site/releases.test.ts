import { sql } from 'drizzle-orm';
import { RetentionService } from '../../src/platform/registry/publishing/retention.service.ts';
import { SiteReleases } from '../../src/platform/registry/publishing/site-releases.service.ts';
import { rowsOf } from '../../src/core/db/database.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { NO_FOLDER, packOf, SiteReleaser } from './site-releaser.ts';

const unknownVersion = '0123456789abcdef';
const containing = (text: string) => expect.stringContaining(text) as string;

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let team: SiteReleaser;

  beforeAll(async () => {
    api = await startApi({ ...(await newDatabase()), env: NO_FOLDER });
    team = await SiteReleaser.of(api);
  });
  afterAll(() => api.stop());

  const tagline = async (at = api) => {
    const answer = await at.call('/site.webmanifest');
    return ((await answer.json()) as { description?: string }).description;
  };
  /** @returns the number of stored contents */
  const contents = async (at = api) =>
    (await rowsOf<{ n: number }>(at.db(), sql`select count(*)::int as n from blobs`))[0]!.n;

  it('a deploy key publishes, promotes and rolls back a pack; who, what and why are recorded', async () => {
    expect((await api.call('/api/landing')).status).toBe(503);
    const first = await team.publish(await packOf('Nova', 'First.'));
    expect(first).toMatchObject({ status: 200, body: { added: true } });
    const second = await team.publish(await packOf('Nova', 'Second.'));
    expect((await api.call('/api/landing')).status).toBe(503);
    const [one, two] = [first.body.version, second.body.version];

    expect(await team.promote(one, null, { why: 'The first pack' })).toEqual({
      status: 200,
      body: { from: null, to: one, changed: true, money: [] },
    });
    expect((await api.call('/api/landing')).status).toBe(200);
    expect(await tagline()).toBe('First.');
    await team.promote(two, one, { why: 'New words' });
    expect(await tagline()).toBe('Second.');
    expect((await team.rollback(two, { why: 'Old words' })).body).toMatchObject({
      ...{ from: two, to: one, changed: true },
    });
    expect(await tagline()).toBe('First.');

    const by = { id: `deploy-key:${team.deployer.keyId}`, label: 'team of site' };
    expect((await team.list()).body).toMatchObject({
      ...{ live: one, source: 'release', rollback_to: null },
      versions: [
        { version: two, state: 'retained', published_by: by },
        { version: one, state: 'live', published_by: by },
      ],
      changes: [
        { kind: 'rollback', from: two, to: one, why: 'Old words', by },
        { kind: 'promote', from: one, to: two, why: 'New words', by },
        { kind: 'promote', from: null, to: one, why: 'The first pack', by },
      ],
    });
    const audited = await rowsOf<{ action: string; actor: string; target: string }>(
      api.db(),
      sql`select action, actor, target from audit_events where action like 'site.%' order by id`,
    );
    expect(audited.map(({ action }) => action)).toEqual([
      ...['site.publish', 'site.publish', 'site.promote', 'site.promote', 'site.rollback'],
    ]);
    expect(new Set(audited.map(({ actor }) => actor))).toEqual(new Set([by.id]));
  });

  it('equal files are one version, and publishing them again changes nothing', async () => {
    const files = await packOf('Nova');
    const { version } = (await team.publish(files)).body;
    const before = (await team.list()).body.versions;
    const again = await team.publish(new Map([...files].reverse()));
    expect(again).toMatchObject({ status: 200, body: { version, added: false } });
    expect((await team.list()).body.versions).toEqual(before);
  });

  it('a bad pack is refused with each file, line and key, and nothing of it is stored', async () => {
    const before = [(await team.list()).body.versions, await contents()];
    const files = await packOf('Refused');
    const facts = files.get('site.yaml')!.toString();
    const line = facts.split('\n').length + 1;
    const wrongFacts = new Map(files).set('site.yaml', Buffer.from(`${facts}\nnmae: Nova\n`));
    const unknownKey = { path: `site.yaml:${line}`, message: containing('nmae: unknown key') };
    const refused = await team.publish(wrongFacts);
    expect([refused.status, refused.body.type]).toEqual([422, 'urn:portico:problem:site-refused']);
    expect(refused.body.issues).toEqual([unknownKey]);

    files.set('en/legal/terms.md', Buffer.from('no front matter'));
    files.set('../../escape.yaml', Buffer.from('x'));
    expect((await team.publish(files)).body.issues).toEqual(
      expect.arrayContaining([
        { path: 'en/legal/terms.md:1', message: containing('front matter') },
        { path: '../../escape.yaml', message: containing('no file of a pack') },
      ]),
    );
    expect([(await team.list()).body.versions, await contents()]).toEqual(before);
  });

  it('a pack that is too large, an empty form, a file that was sent twice and another body are refused', async () => {
    const before = (await team.list()).body.versions;
    const large = await team.publish(new Map([['site.yaml', Buffer.alloc(2_000_001)]]));
    expect(large).toMatchObject({ status: 422, body: { issues: [{ path: 'site.yaml' }] } });
    const many = new Map(Array.from({ length: 502 }, (_, n) => [`en/${n}.md`, Buffer.from('x')]));
    expect(await team.publish(many)).toMatchObject({ status: 422 });
    expect((await team.publish(new Map())).status).toBe(422);
    const form = new FormData();
    for (const text of ['a', 'b']) form.append('site.yaml', new Blob([text]), 'site.yaml');
    expect(await team.deployer.call('POST', '/site', form)).toMatchObject({
      ...{ status: 422, body: { issues: [{ path: 'site.yaml', message: 'was sent twice' }] } },
    });
    expect((await team.deployer.call('POST', '/site', { name: 'Nova' })).status).toBe(415);
    expect((await team.list()).body.versions).toEqual(before);
  });

  it('of two promotes at once that saw the same version, one succeeds, and the other learns what is live', async () => {
    const one = await team.goLive(await packOf('Nova', 'Race 1.'));
    const others: string[] = [];
    for (const text of ['Race 2.', 'Race 3.'])
      others.push((await team.publish(await packOf('Nova', text))).body.version);
    const answers = await Promise.all(others.map((version) => team.promote(version, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)!.body.to;
    const loser = answers.find(({ status }) => status === 409)!.body;
    expect(loser.detail).toContain(`${winner} is live, not ${one} as expected`);
    const { live, changes } = (await team.list()).body;
    expect([live, ...changes.slice(0, 2).map(({ to }) => to)]).toEqual([winner, winner, one]);
  });

  it('unknown, never live and malformed versions, and another expected one, are refused', async () => {
    const live = await team.goLive(await packOf('Nova', 'Before.'));
    expect((await team.promote(unknownVersion, live)).status).toBe(404);
    expect((await team.promote('1.0.0', live)).status).toBe(400);
    const { version } = (await team.publish(await packOf('Nova', 'After.'))).body;
    expect((await team.rollback(live, { version })).body.detail).toContain('was never live');
    expect((await team.rollback(live, { version: unknownVersion })).status).toBe(409);
    for (const expected of [null, unknownVersion, version])
      expect((await team.promote(version, expected)).status).toBe(409);
    expect((await team.promote(version, live, { why: ' ' })).status).toBe(400);
    expect(await team.promote(version, live, { dryRun: true })).toMatchObject({
      ...{ status: 200, body: { changed: false } },
    });
    expect((await team.list()).body.live).toBe(live);
  });

  it('keys of other apps, and no key, may neither read nor change the pack', async () => {
    const { version } = (await team.publish(await packOf('Nova', 'Mine.'))).body;
    const before = (await team.list()).body;
    const evil = await packOf('Evil');
    const other = await SiteReleaser.of(api, 'mfe-public');
    const attempts = [
      ...[other.list(), other.publish(evil), other.promote(version, null)],
      ...[other.rollback(null), other.deployer.call('GET', '/site/previews')],
      other.deployer.call('POST', '/site/previews', { version }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(403);
    for (const path of ['', '/promote', '/rollback'])
      expect((await api.call(`/api/releases/site${path}`, { method: 'POST' })).status).toBe(401);
    expect((await (await SiteReleaser.of(api, '*')).list()).status).toBe(200);
    expect((await team.list()).body).toEqual(before);
  });

  it('the pack is no app: it is in no snapshot, has no canary and cannot be published as a release', async () => {
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
    await team.goLive(await packOf('Nova'));
    expect(JSON.stringify(await (await api.call('/api/registry')).json())).not.toContain('"site"');
    const all = await Deployer.of(api, '*');
    expect((await all.list()).body.map(({ name }) => name)).not.toContain('site');
    expect((await all.call('POST', '/site/canary', {})).status).toBe(400);
  });

  it('files of old versions are deleted as those of releases, except what others use', async () => {
    const strict = await startApi({
      ...(await newDatabase()),
      env: { ...NO_FOLDER, RETAIN_RELEASES: '1', RETAIN_DAYS: '1' },
    });
    const team = await SiteReleaser.of(strict);
    const versions: string[] = [];
    for (const text of ['First.', 'Second.', 'Third.', 'Fourth.'])
      versions.push(await team.goLive(await packOf('Nova', text)));
    const [first, second, third, fourth] = versions as [string, string, string, string];
    const before = await contents(strict);
    const later = Date.now() + 60 * 86_400_000;
    expect(await strict.app.get(SiteReleases).sweep(later)).toEqual([first, second]);
    // Each differs in one file.
    expect(await contents(strict)).toBe(before - 2);
    await strict.app.get(RetentionService).sweep(later);
    expect(await contents(strict)).toBe(before - 2);
    expect((await team.promote(first, fourth)).status).toBe(409);
    expect((await team.rollback(fourth)).body.to).toBe(third);
    const restored = await team.publish(await packOf('Nova', 'First.'));
    expect(restored.body).toMatchObject({ version: first, added: true });
    expect((await team.promote(first, third)).status).toBe(200);
    expect(await tagline(strict)).toBe('First.');
    await strict.stop();
  });

  it('a version whose stored bytes were changed does not become live', async () => {
    const { live } = (await team.list()).body;
    const { version } = (await team.publish(await packOf('Nova', 'Changed later.'))).body;
    await api.db().execute(sql`alter table blobs disable trigger unchanging_rows`);
    await api.db()
      .execute(sql`update blobs set bytes = ${Buffer.from('tagline: Evil.')} where sha256 =
      (select sha256 from site_version_files where version = ${version} and path = 'en/brand.yaml')`);
    await api.db().execute(sql`alter table blobs enable trigger unchanging_rows`);
    const { status, body } = await team.promote(version, live);
    expect([status, body.issues[0]?.message]).toEqual([
      422,
      'has other bytes than those that were published',
    ]);
    expect((await team.list()).body.live).toBe(live);
  });

  it('rows of versions and changes are never changed', async () => {
    for (const table of ['site_versions', 'site_version_files', 'site_changes'])
      await expect(
        api.db().execute(sql`delete from ${sql.identifier(table)}`),
      ).rejects.toMatchObject({ cause: { code: '23001' } });
  });
});
