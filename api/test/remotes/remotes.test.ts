import { desc } from 'drizzle-orm';
import { UsageError, parseCommand } from '../../src/admin/parse-command.ts';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { RouteCatalog } from '../../src/http/contract/route-catalog.ts';
import { overlap } from '../../src/platform/registry/gate/overlap.ts';
import { RESERVED_SEGMENTS } from '../../src/platform/remotes/mount-problems.ts';
import { remoteRelease, shellRelease, smallRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { waitFor } from '../support/wait.ts';
import { Operator } from './operator.ts';

/** The newest audit entries, newest first. */
const audit = async (api: TestApi, count: number) =>
  (await api.db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(count)).map(
    ({ actor, action, target, detail }) => ({ actor, action, target, detail }),
  );

/** A release of a remote with the page of its name. */
function releaseOf(part: 'events' | 'news', version = '1.0.0') {
  const title = { events: 'Events', news: 'News' }[part];
  return smallRelease(`mfe-${part}`, version, {
    routes: [{ path: `/${part}`, page: 'home', title, description: `${title} around {product}.` }],
    nav: [{ slot: 'top', path: `/${part}`, label: title, weight: 90 }],
  });
}

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let operator: Operator;
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    operator = await Operator.of(api);
    await goLive(api, shellRelease());
    await goLive(api, remoteRelease());
    await operator.add('mfe-news --mount /news');
    await goLive(api, releaseOf('news'));
  });

  it('a new remote of a running site needs a command, a publish and a promote', async () => {
    const before = (await api.call('/api/registry')).json();
    expect((await api.call('/events')).status).toBe(404);
    const key = await operator.add('mfe-events --mount /events');
    expect(await audit(api, 2)).toEqual([
      expect.objectContaining({
        actor: 'operator',
        action: 'deploy-key.add',
        detail: { label: 'added with mfe-events', apps: ['mfe-events'] },
      }),
      {
        actor: 'operator',
        action: 'remote.add',
        target: 'remote:mfe-events',
        detail: { mounts: ['/events'], restriction: 'public' },
      },
    ]);
    const team = Deployer.with(api, key);
    expect(await team.publish(releaseOf('events'))).toMatchObject({ status: 200 });
    expect((await api.call('/events')).status).toBe(404);
    expect(await team.promote('mfe-events', '1.0.0', null)).toMatchObject({ status: 200 });
    const page = await api.call('/events');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('<title>Juno - Events</title>');
    expect(html).toContain('/mfe/mfe-events/1.0.0/remoteEntry.js');
    expect(await (await api.call('/status')).text()).toContain('<a href="/events">Events</a>');
    // Nothing else has changed, and the key covers nothing else.
    const after = (await (await api.call('/api/registry')).json()) as { remotes: object[] };
    expect(after).toMatchObject({
      ...((await before) as object),
      revision: expect.any(String),
      remotes: expect.any(Array),
    });
    expect((await team.publish(remoteRelease('2.0.0'))).status).toBe(403);
    const outside = releaseOf('events', '1.1.0');
    outside.manifest.routes[0]!.path = '/elsewhere';
    outside.manifest.nav = [];
    await team.publish(outside);
    expect(await team.promote('mfe-events', '1.1.0', '1.0.0')).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'mount' }] },
    });
  });

  it('a remote for the team is hidden from others', async () => {
    const key = await operator.add('mfe-desk-2 --mount /desk/two --restricted team');
    const team = Deployer.with(api, key);
    const release = smallRelease('mfe-desk-2', '1.0.0', {
      routes: [{ path: '/desk/two', page: 'home', title: 'Desk', description: 'A desk.' }],
    });
    await team.publish(release);
    expect((await team.promote('mfe-desk-2', '1.0.0', null)).status).toBe(200);
    const others = await Deployer.of(api, 'mfe-tools');
    expect((await others.list('mfe-desk-2')).status).toBe(404);
    expect((await api.call('/desk/two', { redirect: 'manual' })).status).toBe(302);
    await operator.run('remotes restrict mfe-desk-2 everybody');
    await waitFor(
      'the page for everybody',
      async () => (await api.call('/desk/two')).status === 200,
    );
    expect(await audit(api, 1)).toMatchObject([
      { action: 'remote.restrict', detail: { before: 'team', after: 'public' } },
    ]);
    await operator.run('remotes restrict mfe-desk-2 team');
    await waitFor(
      'the page for the team',
      async () => (await api.call('/desk/two', { redirect: 'manual' })).status === 302,
    );
  });

  it.each([
    ['mfe-Events --mount /x', 'is not a valid remote name: use "mfe-" followed by'],
    ['shell --mount /x', 'is not a valid remote name'],
    ['mfe-public --mount /x', 'Remote mfe-public already exists: use "remotes mount"'],
    ['mfe-x --mount x', '"x" is not a valid mount: use one to five segments'],
    ['mfe-x --mount /', '"/" is not a valid mount'],
    ['mfe-x --mount /X', '"/X" is not a valid mount'],
    ['mfe-x --mount /x/', '"/x/" is not a valid mount'],
    ['mfe-x --mount /api/x', '/api/x is below /api, which is reserved for the site'],
    ['mfe-x --mount /staff/x', '/staff/x overlaps /staff, where mfe-staff is mounted'],
    [
      'mfe-x --mount /commands',
      '/commands overlaps /commands/:category, a live route of mfe-public',
    ],
    ['mfe-x --mount /status', '/status overlaps /status, a live route of mfe-public'],
  ])('"remotes add %s" is rejected: %s', async (line, sentence) => {
    const before = await audit(api, 1);
    await expect(operator.add(line)).rejects.toThrow(sentence);
    expect(await audit(api, 1)).toEqual(before);
    expect(await operator.run('remotes list')).not.toContain('mfe-x');
  });

  it('mounts change without losing pages of the live release', async () => {
    await expect(operator.run('remotes mount mfe-news /happenings')).rejects.toThrow(
      'The live release of mfe-news has the page /news, which is outside /happenings: keep a mount for it',
    );
    await expect(operator.run('remotes mount mfe-moon /moon')).rejects.toThrow(
      'Remote mfe-moon does not exist on this site',
    );
    await operator.run('remotes mount mfe-news /news /happenings');
    expect(await audit(api, 1)).toMatchObject([
      {
        action: 'remote.mount',
        detail: { before: ['/news'], after: ['/news', '/happenings'] },
      },
    ]);
    expect(await operator.run('remotes list')).toMatch(
      /^mfe-news {10}on {2}live 1\.0\.0 {2}below \/news, \/happenings {2}for everybody {2}1000 kB per page, 5000 kB in total$/m,
    );
    await operator.run('remotes mount mfe-news anywhere');
    await operator.run('remotes mount mfe-news /news');
  });

  it('an operator sets the budget of one remote, and returns to the settings', async () => {
    expect(await operator.run('remotes budget mfe-news --page 1500 --remote 8000')).toBe(
      'Size limits of mfe-news: 1500 kB per page, 8000 kB in total.',
    );
    expect(await operator.run('remotes budget mfe-news --remote 9000')).toContain(
      '1500 kB per page, 9000 kB in total',
    );
    expect(await audit(api, 1)).toEqual([
      {
        actor: 'operator',
        action: 'remote.budget',
        target: 'remote:mfe-news',
        detail: {
          before: { pageKb: 1500, remoteKb: 8000 },
          after: { pageKb: 1500, remoteKb: 9000 },
        },
      },
    ]);
    const listed = await operator.run('remotes list');
    expect(listed).toMatch(/^mfe-news .* 1500 kB per page, 9000 kB in total \(custom\)$/m);
    expect(listed).toMatch(/^mfe-public .* 1000 kB per page, 5000 kB in total$/m);
    expect(await operator.run('remotes budget mfe-news default')).toBe(
      'Size limits of mfe-news: 1000 kB per page, 5000 kB in total (default).',
    );
    await expect(operator.run('remotes budget mfe-moon --page 1')).rejects.toThrow(
      'Remote mfe-moon does not exist on this site',
    );
  });

  it('a remote without releases can be removed, and its keys with it', async () => {
    const key = await operator.add('mfe-typo --mount /typo');
    await operator.run('remotes remove mfe-typo');
    expect((await audit(api, 2)).map(({ action }) => action)).toEqual([
      'remote.remove',
      'deploy-key.revoke',
    ]);
    await operator.add('mfe-typo --mount /typo');
    expect((await Deployer.with(api, key).publish(smallRelease('mfe-typo'))).status).toBe(401);
    await operator.run('keys deploy add --remote mfe-typo,mfe-news');
    await expect(operator.run('remotes remove mfe-typo')).rejects.toThrow(
      'covers mfe-typo, mfe-news: create a key without mfe-typo',
    );
    await expect(operator.run('remotes remove mfe-news')).rejects.toThrow(
      'Remote mfe-news has published releases, and their history is kept',
    );
    await expect(operator.run('remotes remove mfe-tools')).rejects.toThrow(
      'Remote mfe-tools is built into this API, and its next start would add it again',
    );
  });
});

it.each([
  'remotes',
  'remotes put mfe-x',
  'remotes add',
  'remotes add mfe-x',
  'remotes add mfe-x --mount /x --restricted nobody',
  'remotes mount mfe-x',
  'remotes restrict mfe-x',
  'remotes restrict mfe-x owners',
  'remotes off mfe-x',
  'remotes budget mfe-x',
  'remotes budget mfe-x defaults',
  'remotes budget mfe-x default --page 1',
  'remotes budget mfe-x --page 0',
  'remotes budget mfe-x --page 1.5',
  'remotes budget mfe-x --remote 64001',
])('"%s" is a usage error', (line) => {
  expect(() => parseCommand(line.split(' '))).toThrow(UsageError);
});

it('no mount can hide an address that the API answers', async () => {
  const api = await startApi();
  const routes = api.app
    .get(RouteCatalog)
    .routes()
    .filter(({ method, path }) => ['GET', 'ALL'].includes(method) && path !== '/*' && path !== '/');
  const free = routes.filter(
    (route) => !RESERVED_SEGMENTS.some((segment) => overlap(route, { path: `/${segment}/*` })),
  );
  // No mount can have a dot.
  expect(free.map(({ path }) => path).filter((path) => !path.includes('.'))).toEqual([]);
});
