import { marked } from '@portico/sdk/platform';
import type { RouteData } from '@portico/sdk/platform';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { remoteRelease, shellRelease } from '../registry/fixtures.ts';
import { goLive } from '../registry/go-live.ts';
import { startApi, type TestApi } from '../support/api.ts';
import type { TestDatabase } from '../support/database.ts';
import { onBothDatabases } from '../support/databases.ts';

const FORGED = '<img src=x onerror=alert(1)>';
const ANNA = '100000000000000001';

const each = (name: string, html: string) => marked(`#${name}`) + html + marked(`/${name}`);
const link = `<a href="${marked('href')}">${marked('label')}</a>`;

const PRELOADS = {
  team: ['/api/team'],
  store: ['/api/store', '/api/plans', '/api/seller'],
  status: ['/api/shards', '/api/components', '/api/incidents', '/api/history?range=24h&tz=UTC'],
  incidents: [],
  incident: [],
};
const onlyTemplate = (path: string) => ({ path, only: 'template' as const });
const onlyScripts = (path: string) => ({ path, only: 'scripts' as const });
const DATA: Record<keyof typeof PRELOADS, RouteData> = {
  team: {
    get: { groups: onlyTemplate('/api/team/groups'), members: '/api/team' },
    view: 'groups',
    needs: 'members',
  },
  store: {
    get: {
      cards: onlyTemplate('/api/plans/cards'),
      store: '/api/store',
      plans: '/api/plans',
      seller: '/api/seller',
    },
    view: { fields: { store: 'store', cards: 'cards' } },
    head: { title: 'Store', description: '{store.description}' },
    without: ['plan'],
  },
  status: {
    get: {
      texts: onlyTemplate('/api/status/texts'),
      components: onlyScripts('/api/components'),
      incidents: onlyScripts('/api/incidents'),
      first: onlyScripts('/api/shards/first'),
      shards: { ...onlyScripts('/api/shards'), maxBytes: 8_000 },
    },
    view: 'texts',
    without: ['view'],
  },
  incidents: {
    get: {
      texts: onlyTemplate('/api/incidents/history/texts'),
      history: '/api/incidents/history?page=1',
    },
    view: 'texts',
    without: ['page'],
  },
  incident: {
    get: { texts: onlyTemplate('/api/incidents/:id/texts'), incident: '/api/incidents/:id' },
    view: 'texts',
    notFound: 'page',
  },
};
const route = (name: keyof typeof PRELOADS) => ({
  path: `/${name}`,
  page: name,
  title: name,
  description: 'Text',
  data: DATA[name],
  preload: PRELOADS[name],
});
const release = remoteRelease('1.0.0', {
  routes: [
    route('team'),
    route('store'),
    route('status'),
    route('incidents'),
    { ...route('incident'), path: '/incident/:id', params: { id: { pattern: '[0-9a-f-]{36}' } } },
  ],
  nav: [],
  pages: {
    team: { scripts: ['commands.js'], styles: [] },
    store: { scripts: ['commands.js'], styles: [] },
    status: { scripts: ['commands.js'], styles: [] },
    incidents: { scripts: ['commands.js'], styles: [] },
    incident: { scripts: ['commands.js'], styles: [] },
  },
  prerendered: {
    'data:/team': {
      html: each(
        'groups',
        each(
          'warning.0.members',
          `<h3>${marked('name')}</h3>` +
            each('colors', `<rect fill="${marked('.')}">`) +
            each('socials.github', link) +
            each('socials.other', link),
        ),
      ),
      css: '',
    },
    'data:/store': {
      html: each(
        'cards.plans',
        each('plain', `<h2>${marked('name')}</h2><b>${marked('price')}</b>`),
      ),
      css: '',
    },
    'data:/status': {
      html:
        each('overall.ready', `<b>${marked('.')}</b>`) +
        each('overall.unknown', `<b>${marked('.')}</b>`) +
        each('freshness.silent', `<p>${marked('.')}</p>`) +
        each('noShards', `<u>${marked('.')}</u>`) +
        each('components', `<h3>${marked('name')}</h3>${each('state.unknown', marked('.'))}`) +
        each(
          'open',
          `<a href="/status/incidents/${encodeURIComponent(marked('id'))}">${marked('title')}</a>`,
        ) +
        each('shards', `<i>${marked('title')}</i>`),
      css: '',
    },
    'data:/incidents': {
      html:
        each('reports', `<h2>${marked('title')}</h2>` + each('notes', marked('.'))) +
        each('calm', `<p>${marked('.')}</p>`),
      css: '',
    },
    'data:/incident/:id': {
      html: `<h2>${marked('title')}</h2>` + each('updates', `<p>${marked('text')}</p>`),
      css: '',
    },
  },
});

/** @param ago seconds since the report */
async function pushShards(api: TestApi, count: number, ago: number): Promise<void> {
  const at = Math.floor(Date.now() / 1000) - ago;
  const key = await api.newKey('shards');
  const events = Array.from({ length: count }, (_, shard_id) => ({
    ...{ id: `${count}-${shard_id}-${at}`, at, shard_id, shard_count: count, is_ready: true },
    ...{ server_count: 10, member_count: 100, latency: 40, uptime: 60 },
  }));
  const answer = await api.push('POST', '/api/ingest/shards', key, { events });
  expect(await answer.json()).toMatchObject({ rejected: [] });
}

async function sendAsOwner(
  api: TestApi,
  method: 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Response> {
  const cookie = await api.signIn({ id: ANNA, rank: 'Owner' });
  return api.call(path, {
    method,
    headers: {
      ...{ cookie, 'sec-fetch-site': 'same-origin' },
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** @returns its id */
async function openIncident(api: TestApi, title: string): Promise<string> {
  const answer = await sendAsOwner(api, 'POST', '/api/staff/incidents', {
    ...{ kind: 'incident', title, impact: 'major', state: 'investigating', text: 'We look.' },
    components: ['gateway'],
  });
  return ((await answer.json()) as { id: string }).id;
}

async function documentAt(api: TestApi, path: string) {
  const html = await (await api.call(path)).text();
  const body = html.slice(html.indexOf('<body>'), html.indexOf('<div id="portico-root"'));
  return { html, body };
}

/** A site with the pages of this file. */
async function startSite(database?: TestDatabase): Promise<TestApi> {
  // The store of the sandbox is open.
  const api = await startApi({ ...database, env: { SANDBOX: '1' } });
  await goLive(api, shellRelease());
  await goLive(api, release);
  return api;
}

onBothDatabases((newDatabase) => {
  describe('the documents of team, store, status and incidents', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = await startSite(await newDatabase());
    });
    const documentOf = (path: string) => documentAt(api, path);

    test('a member who forges name and links only writes text', async () => {
      await api
        .db()
        .insert(teamMembers)
        .values({ userId: ANNA, rank: 'Owner' })
        .onConflictDoNothing();
      const key = await api.newKey('team-profiles');
      const profile = {
        user_id: ANNA,
        username: FORGED,
        banner_color: '#112233',
        socials: { blog: 'https://a.example/"><b>' },
      };
      const sent = { revision: 1, profiles: [profile] };
      const answer = await api.push('PUT', '/api/ingest/team-profiles', key, sent);
      expect(await answer.json()).toMatchObject({ rejected: [] });
      const { html, body } = await documentOf('/team');
      expect(body).toContain('<h3>&lt;img src=x onerror=alert(1)&gt;</h3><rect fill="#112233">');
      expect(body).toContain('<a href="https://a.example/%22%3E%3Cb%3E">a.example</a>');
      expect(html).not.toContain('<img src=x');
      expect(html).toContain('"data":{"/api/team":[');
      expect(html).not.toContain('as="fetch" crossorigin="anonymous" href="/api/team"');
    });

    test('the store contains its plans, unless a plan was chosen', async () => {
      const { html, body } = await documentOf('/store');
      expect(body).toMatch(/<h2>Single<\/h2><b>€\d+\.\d\d<\/b>/);
      expect(html).toContain('"/api/seller":{');
      expect((await documentOf('/store?plan=Single')).html).not.toContain('"/api/seller":{');
    });

    test('the status contains its last state, of a long list of shards its totals and first cards, and the page requests only the history', async () => {
      await pushShards(api, 2, 30);
      const incident = await openIncident(api, FORGED);
      const { html, body } = await documentOf('/status');
      expect(body).toContain('<b>All Systems Operational</b>');
      expect(body).toContain('<h3>Payments</h3>No data');
      expect(body).toContain(
        `<a href="/status/incidents/${incident}">&lt;img src=x onerror=alert(1)&gt;</a>`,
      );
      expect(body).toContain('<i>Shard 0</i><i>Shard 1</i>');
      expect(html).not.toContain('<img src=x');
      for (const call of ['shards', 'components', 'incidents']) {
        expect(html).toContain(`"/api/${call}":`);
        expect(html).not.toContain(`href="/api/${call}"`);
      }
      expect(html).toContain('href="/api/history?range=24h&amp;tz=UTC"');
      expect((await documentOf('/status?view=shards')).html).not.toContain('"/api/shards":');
      await pushShards(api, 100, 10);
      const long = await documentOf('/status');
      expect(long.body.match(/<i>Shard/g)).toHaveLength(12);
      expect(long.html).not.toContain('"/api/shards":');
      expect(long.html).toContain('"shards":100');
    });

    test('the incident history and a report contain what the team wrote', async () => {
      const incident = await openIncident(api, FORGED);
      const history = await documentOf('/incidents');
      expect(history.body).toContain('<h2>&lt;img src=x onerror=alert(1)&gt;</h2>Affected: Bot');
      expect(history.html).toContain('"/api/incidents/history?page=1":{"incidents":[');
      expect((await documentOf('/incidents?page=2')).html).not.toContain('"/api/incidents/history');
      const report = await documentOf(`/incident/${incident}`);
      expect(report.body).toContain('<h2>&lt;img src=x onerror=alert(1)&gt;</h2><p>We look.</p>');
      expect(report.html).toContain(`"/api/incidents/${incident}":{`);
      for (const { html } of [history, report]) expect(html).not.toContain('<img src=x');
    });

    test('a withdrawn report is in no document any more', async () => {
      const incident = await openIncident(api, 'A mistake');
      expect((await documentOf(`/incident/${incident}`)).body).toContain('A mistake');
      expect((await documentOf('/incidents')).body).toContain('A mistake');
      const { status } = await sendAsOwner(api, 'DELETE', `/api/staff/incidents/${incident}`);
      expect(status).toBe(200);
      expect((await documentOf(`/incident/${incident}`)).html).not.toContain('A mistake');
      expect((await documentOf('/incidents')).html).not.toContain('A mistake');
    });
  });
});

test('the documents of a site to which nothing, or history alone, was pushed say so', async () => {
  const api = await startSite();
  expect((await documentAt(api, '/incidents')).body).toContain(
    'The team has reported nothing yet.',
  );
  const empty = await documentAt(api, '/status');
  expect(empty.body).toContain('<b>Status unknown</b>');
  expect(empty.body).toContain('<p>The bot has not reported to this site yet.</p>');
  expect(empty.body).toContain('<u>No shard data available. Please try again later.</u>');
  expect(empty.html).toContain('"/api/shards":[]');
  const key = await api.newKey('history');
  const timestamp = Math.floor(Date.now() / 1000);
  const events = [{ id: 'a', timestamp, guilds: 42, users: 1337, ping: 21 }];
  const answer = await api.push('POST', '/api/ingest/history', key, { events });
  expect(await answer.json()).toMatchObject({ accepted: 1 });
  const { body } = await documentAt(api, '/status');
  expect(body).toContain('<b>Status unknown</b><p>No shard of the bot has reported yet.</p>');
  expect(body).not.toContain('All Systems Operational');
});
