import type { JsonFeed, StatusSummary } from '@portico/contracts/feeds/schema';
import type { Incident, IncidentHistory } from '@portico/contracts/incidents/schema';
import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { JobsService } from '../../src/core/jobs/jobs.service.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { siteOf } from '../support/site-pack.ts';

/** A remote with the pages to which feeds link. */
const statusPages = (version: string, path: string) => {
  const page = { page: 'status', title: 'T', description: 'D' };
  const params = { id: { pattern: '[0-9a-f-]{36}' } };
  return remoteRelease(version, {
    ...{ nav: [], prerendered: {} },
    routes: [
      { ...page, path, linkedAs: 'status' },
      { ...page, path: `${path}/incidents/:id`, params, linkedAs: 'incident' },
    ],
  });
};

const HOSTILE = 'Music <b>stutters</b> & "stops" ]]></title><script>';

describe('the status for feed readers and other sites', () => {
  let api: TestApi;
  let owner: string;
  let incident: StaffIncident;
  beforeAll(async () => {
    // Without measurements, so that the state is only what incidents declare.
    jest.spyOn(JobsService.prototype, 'every').mockReturnValue();
    const env = { SITE_DIR: siteOf('Juno <1>'), PUBLIC_ORIGIN: 'http://juno.test' };
    api = await startApi({ env });
    await goLive(api, shellRelease());
    await goLive(api, statusPages('1.0.0', '/status'));
    owner = await api.signIn({ id: '100000000000000001', rank: 'Owner' });
    incident = await write('POST', '', {
      kind: 'incident',
      title: HOSTILE,
      impact: 'critical',
      state: 'investigating',
      text: 'We look <i>into</i> it.\nMore soon.',
      components: ['gateway'],
      // Earlier than the incidents of single tests: lists are ordered by seconds.
      starts_at: Math.floor(Date.now() / 1000) - 60,
    });
  });
  afterAll(() => jest.restoreAllMocks());

  const write = async (method: string, path: string, body: object = {}) => {
    const answer = await api.call(`/api/staff/incidents${path}`, {
      method,
      headers: {
        cookie: owner,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as StaffIncident;
  };
  const get = async (path: string) => {
    const answer = await api.call(`/api/status/${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    return { answer, text: await answer.text() };
  };
  const page = () => `http://juno.test/status/incidents/${incident.id}`;

  test.each([
    ['feed.rss', 'application/rss+xml', '<rss version="2.0"'],
    ['feed.atom', 'application/atom+xml', '<feed xmlns="http://www.w3.org/2005/Atom">'],
  ])(
    '%s contains incidents with their pages, and no markup of texts',
    async (path, media, root) => {
      const { answer, text } = await get(path);
      expect(answer.headers.get('content-type')).toBe(`${media}; charset=utf-8`);
      expect(text).toContain(root);
      expect(text).toContain(page());
      expect(text).toContain('Affected: Bot');
      // Markup of a text would be an element, or end the section of characters around it.
      expect(text).not.toMatch(/<script>|<b>|<i>|\]\]><\/title><script/);
      expect(text.match(/<item>|<entry>/g)).toHaveLength(1);
      const again = await api.call(`/api/status/${path}`, {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
      });
      expect(again.status).toBe(304);
      // Old readers know no entity tags.
      const modified = answer.headers.get('last-modified') ?? '';
      const since = async (time: string) =>
        (await api.call(`/api/status/${path}`, { headers: { 'if-modified-since': time } })).status;
      expect(await since(modified)).toBe(304);
      expect(await since(new Date(Date.parse(modified) - 1000).toUTCString())).toBe(200);
      expect(await since('yesterday')).toBe(200);
    },
  );

  test('feed.json is a JSON Feed 1.1 with plain texts', async () => {
    const feed = JSON.parse((await get('feed.json')).text) as JsonFeed;
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Juno <1> status',
      feed_url: 'http://juno.test/api/status/feed.json',
      items: [
        {
          id: `urn:uuid:${incident.id}`,
          url: page(),
          title: `Investigating: ${HOSTILE}`,
          content_text: expect.stringContaining('We look <i>into</i> it.\nMore soon.') as string,
          tags: ['incident', 'Bot'],
        },
      ],
    });
  });

  test('the summary has components, incidents and maintenance', async () => {
    const { text } = await get('summary.json');
    const summary = JSON.parse(text) as StatusSummary;
    expect(summary.status).toEqual({ indicator: 'major', description: 'Some systems are down' });
    expect(summary.components.find(({ id }) => id === 'gateway')).toEqual({
      id: 'gateway',
      name: 'Bot',
      status: 'down',
      uptime_90_days: null,
    });
    expect(summary.incidents).toMatchObject([{ name: HOSTILE, shortlink: page() }]);
    expect(summary.scheduled_maintenances).toEqual([]);
  });

  test('the badge is an escaped image that other sites may show', async () => {
    const { answer, text } = await get('badge.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
    expect(text).toMatch(/^<svg /);
    expect(text).toContain('Juno &lt;1&gt; status: some systems are down');
    expect(text).not.toContain('<1>');
    expect((await get('badge.svg?component=gateway')).text).toContain('Bot: down');
    expect((await get('badge.svg?component=payments')).text).toContain('Payments: no data');
    expect((await api.call('/api/status/badge.svg?component=<svg>')).status).toBe(400);
  });

  test('the widget may be in frames of other sites, has no script and loads nothing', async () => {
    const { answer, text } = await get('widget');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(text).toContain('Juno &lt;1&gt;');
    expect(text).not.toMatch(/<script|<img|<link|<1>/);
    // All other pages stay out of frames.
    const other = await api.call('/api/status/summary.json');
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(other.headers.get('x-frame-options')).toBe('DENY');
  });

  test.each([
    ...['feed.rss', 'feed.atom', 'feed.json', 'summary.json', 'badge.svg', 'widget'],
    'badge.svg?component=gateway',
  ])('%s ignores unknown keys, which people append against caches', async (path) => {
    const { answer, text } = await get(path);
    const more = await get(`${path}${path.includes('?') ? '&' : '?'}v=2&utm_source=x&v=3`);
    expect(more.text).toBe(text);
    expect(more.answer.headers.get('content-type')).toBe(answer.headers.get('content-type'));
  });

  test('links follow a release that moves the pages, and entries keep their ids', async () => {
    const id = `urn:uuid:${incident.id}`;
    const before = await Promise.all(['feed.rss', 'feed.atom', 'feed.json'].map(get));
    await goLive(api, statusPages('1.1.0', '/health'));
    for (const [index, path] of ['feed.rss', 'feed.atom', 'feed.json'].entries()) {
      const { text } = await get(path);
      expect(text).toContain(`http://juno.test/health/incidents/${incident.id}`);
      expect(text).not.toContain('juno.test/status');
      for (const feed of [before[index]?.text, text]) expect(feed).toContain(id);
    }
    expect((await get('summary.json')).text).toContain('"url":"http://juno.test/health"');
    expect((await get('widget')).text).toContain('href="http://juno.test/health"');
    // Without the pages, links lead to the landing page.
    await goLive(api, remoteRelease('1.2.0', { nav: [] }));
    expect((await get('widget')).text).toContain('href="http://juno.test/"');
    await goLive(api, statusPages('1.3.0', '/status'));
  });

  test('each incident has an address, which a withdrawn one loses', async () => {
    const ended = { ...{ kind: 'announcement', title: 'Old', impact: 'none' }, text: 'Text.' };
    const old = await write('POST', '', { ...ended, state: 'ended' });
    const answer = await api.call(`/api/incidents/${old.id}`);
    expect((await answer.json()) as Incident).toMatchObject({ title: 'Old', updates: [{}] });
    const history = async () =>
      (await (await api.call('/api/incidents/history')).json()) as IncidentHistory;
    expect((await history()).incidents.map(({ title }) => title)).toEqual(['Old', HOSTILE]);
    expect(JSON.stringify(await history())).not.toContain('author');
    await write('DELETE', `/${old.id}`);
    expect((await api.call(`/api/incidents/${old.id}`)).status).toBe(404);
    expect(await history()).toMatchObject({ total: 1, incidents: [{ title: HOSTILE }] });
    expect((await get('feed.atom')).text).not.toContain('Old');
    expect((await api.call('/api/incidents/no-id')).status).toBe(400);
  });
});
