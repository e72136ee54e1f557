import { desc } from 'drizzle-orm';
import type { PageData } from '@portico/sdk/platform';
import { auditEvents } from '../../src/core/audit/audit.table.ts';
import { remoteRelease, shellRelease, smallRelease, frame } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { Deployer } from '../releases/deployer.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { onBothDatabases } from '../support/databases.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { waitFor } from '../support/wait.ts';
import { Operator } from './operator.ts';

const SENTENCE = 'Please try again later. All other pages work as usual.';
const OFF_BODY = '<h1 data-off>This section is switched off at the moment</h1>';

const dataOf = (text: string) =>
  JSON.parse(/id="portico-page">(.*?)<\/script>/.exec(text)?.[1] ?? '') as PageData;

/** A remote with a mount, a link and an extension. */
const eventsRelease = (version = '1.0.0') =>
  smallRelease('mfe-events', version, {
    routes: [
      { path: '/events', page: 'home', title: 'Events', description: 'Events around {product}.' },
    ],
    nav: [{ slot: 'top', path: '/events', label: 'Events', weight: 90 }],
    offers: { 'events/next': 1 },
    pages: {
      home: { scripts: ['home.js'], styles: [] },
      'ext-next': { scripts: ['status.js'], styles: [] },
    },
  });

const SHELL = shellRelease('1.0.0', { frame: { ...frame, switchedOff: OFF_BODY } });

const statusOf = async (api: TestApi, path: string, cookie = '') =>
  (await api.call(path, { redirect: 'manual', headers: { cookie } })).status;

onBothDatabases((newDatabase) => {
  let api: TestApi;
  let operator: Operator;
  beforeAll(async () => {
    api = await startApi(await newDatabase());
    operator = await Operator.of(api);
    await goLive(api, SHELL);
    await goLive(api, remoteRelease());
    await operator.add('mfe-events --mount /events');
    await goLive(api, eventsRelease());
  });
  const isOn = () => waitFor('the switch', async () => (await statusOf(api, '/events')) === 200);
  const switchOff = async () => {
    await operator.run('remotes off mfe-events --why Wrong_dates');
    await waitFor('the switch', async () => (await statusOf(api, '/events')) === 503);
  };
  afterEach(async () => {
    if ((await statusOf(api, '/events')) === 200) return;
    await operator.run('remotes on mfe-events');
    await isOn();
  });

  it('all addresses of a remote that is off answer 503 in the frame, and nothing refers to it', async () => {
    const before = dataOf(await (await api.call('/status')).text()).registry;
    await switchOff();
    for (const path of ['/events', '/events/', '/events?day=1', '/events/no/page']) {
      const answer = await api.call(path, { redirect: 'manual' });
      const html = await answer.text();
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('retry-after')).toBe('300');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain(`<meta name="description" content="${SENTENCE}">`);
      expect(html).toContain('<title>Juno - Switched Off</title>');
      expect(html).toContain(`<main>${OFF_BODY}</main>`);
      expect(html).toContain('/shell/1.0.0/shell.js');
      expect(html).not.toContain('/mfe/mfe-events/');
      expect(dataOf(html).status).toBe(503);
    }
    const status = await (await api.call('/status')).text();
    expect(status).not.toContain('Events');
    const { registry } = dataOf(status);
    expect(registry.off).toEqual([
      { name: 'mfe-events', mounts: ['/events'], routes: [{ path: '/events' }] },
    ]);
    expect(registry.remotes.map(({ name }) => name)).toEqual(['mfe-public']);
    // Open tabs poll the revision.
    expect(registry.revision).not.toBe(before.revision);
    expect(await (await api.call('/sitemap.xml')).text()).not.toContain('/events');
    // The files stay for open tabs, whose forms may have input.
    expect(await statusOf(api, '/mfe/mfe-events/1.0.0/home.js')).toBe(200);
    expect(await statusOf(api, '/status')).toBe(200);
    expect(await operator.run('remotes list')).toMatch(
      /^mfe-events .* off since .* \(Wrong dates\)/m,
    );
  });

  it('a promote or rollback does not switch it on', async () => {
    await switchOff();
    const team = await Deployer.of(api, 'mfe-events');
    await team.publish(eventsRelease('1.1.0'));
    expect((await team.promote('mfe-events', '1.1.0', '1.0.0')).status).toBe(200);
    expect(await statusOf(api, '/events')).toBe(503);
    expect((await team.rollback('mfe-events', '1.1.0')).status).toBe(200);
    expect(await statusOf(api, '/events')).toBe(503);
    expect((await team.list('mfe-events')).body).toMatchObject([
      { live: '1.0.0', off: { why: 'Wrong dates' } },
    ]);
  });

  it('it works as before after it is switched on; each switch is audited', async () => {
    await switchOff();
    await expect(operator.run('remotes off mfe-events --why again')).rejects.toThrow(
      'Remote mfe-events is already switched off, since',
    );
    await operator.run('remotes on mfe-events');
    await isOn();
    const status = await (await api.call('/status')).text();
    expect(status).toContain('<a href="/events">Events</a>');
    expect(dataOf(status).registry.off).toBeUndefined();
    await expect(operator.run('remotes on mfe-events')).rejects.toThrow('is not switched off');
    await expect(operator.run('remotes off shell --why x')).rejects.toThrow(
      'The shell is not a remote',
    );
    const rows = await api.db().select().from(auditEvents).orderBy(desc(auditEvents.id));
    const switches = rows.filter(({ target }) => target === 'remote:mfe-events').slice(0, 2);
    expect(switches).toMatchObject([
      { actor: 'operator', action: 'remote.on', detail: { offWhy: 'Wrong dates' } },
      { actor: 'operator', action: 'remote.off', detail: { why: 'Wrong dates' } },
    ]);
  });

  it('an Owner switches at /api/staff/platform, under their name', async () => {
    const cookie = await api.signIn({ id: '100000000000000001', rank: 'Owner' });
    const administrator = await api.signIn({ id: '100000000000000002', rank: 'Administrator' });
    const turn = (to: string, body: object | undefined, as = cookie) =>
      api.call(`/api/staff/platform/mfe-events/${to}`, {
        method: 'POST',
        headers: {
          ...{ cookie: as, 'sec-fetch-site': 'same-origin' },
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    expect((await turn('off', { why: 'x' }, administrator)).status).toBe(403);
    expect((await turn('off', { why: ' ' })).status).toBe(400);
    expect(await (await turn('off', { why: 'Broken' })).json()).toEqual({
      name: 'mfe-events',
      isOff: true,
    });
    expect(await statusOf(api, '/events')).toBe(503);
    expect((await turn('off', { why: 'Broken' })).status).toBe(409);
    expect(await (await turn('on', undefined)).json()).toEqual({
      name: 'mfe-events',
      isOff: false,
    });
    expect(await statusOf(api, '/events')).toBe(200);
    const [row] = await api.db().select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(row).toMatchObject({ actor: 'user:100000000000000001', action: 'remote.on' });
  });

  it('a restricted remote that is off is visible to the team only', async () => {
    const cookie = await api.signIn({ id: '100000000000000003', rank: 'Supporter' });
    await goLive(api, smallRelease('mfe-staff'));
    await operator.run('remotes off mfe-staff --why Maintenance');
    await waitFor('the switch', async () => (await statusOf(api, '/staff', cookie)) === 503);
    expect(await statusOf(api, '/staff')).toBe(302);
    expect(await (await api.call('/status')).text()).not.toContain('mfe-staff');
    await operator.run('remotes on mfe-staff');
    await waitFor('the switch', async () => (await statusOf(api, '/staff', cookie)) === 200);
  });

  it('an older shell shows the message without its scripts, which would show a 404 page', async () => {
    await goLive(api, shellRelease('0.9.0'));
    await switchOff();
    const html = await (await api.call('/events')).text();
    expect(html).toContain(`<p>${SENTENCE}</p>`);
    expect(html).not.toContain('shell.js');
    await goLive(api, SHELL);
  });
});

describe('on two replicas', () => {
  it('a switch and a concurrent promote both take effect, and of two equal switches one succeeds', async () => {
    const { databaseUrl } = await newPostgresDatabase();
    const one = await startApi({ databaseUrl, logLevel: 'warn' });
    const two = await startApi({ databaseUrl, logLevel: 'warn' });
    const operator = await Operator.of(one);
    const team = Deployer.with(one, await operator.add('mfe-events --mount /events'));
    await goLive(one, shellRelease());
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    for (const version of versions) await team.publish(eventsRelease(version));
    const cookie = await one.signIn({ id: '100000000000000001', rank: 'Owner' });
    const turn = (api: TestApi, to: string) =>
      api.call(`/api/staff/platform/mfe-events/${to}`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify(to === 'off' ? { why: 'a test' } : {}),
      });
    for (const [index, version] of versions.entries()) {
      const to = index % 2 === 0 ? 'off' : 'on';
      const [promoted, ...turned] = await Promise.all([
        team.at(two).promote('mfe-events', version, versions[index - 1] ?? null),
        turn(one, to),
        turn(two, to),
      ]);
      expect(promoted).toMatchObject({ status: 200 });
      expect(turned.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      for (const api of [one, two]) {
        await waitFor('the state on both replicas', async () => {
          const answer = await api.call('/events');
          return to === 'off'
            ? answer.status === 503
            : answer.status === 200 && (await answer.text()).includes(`/${version}/`);
        });
      }
      expect(await team.list('mfe-events')).toMatchObject({
        body: [{ live: version, off: to === 'off' ? { why: 'a test' } : null }],
      });
    }
  });
});
