import { delimiter, join } from 'node:path';
import { REMOTE_NAMES } from '@portico/sdk/platform';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { png } from '../support/images.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { siteOf } from '../support/site-pack.ts';
import { crawl, loadsForEver, type Crawled } from './crawl.ts';

const ROOT = join(__dirname, '../../..');
const ORIGIN = 'https://lumen.example';
const ANNA = '100000000000000001';

/** Pages that no link leads to without a session, or at all. */
const MORE = [
  ...['/sitemap.xml', '/embed', '/store', '/avatars/nobody', '/no-such-page', '/epicgames/abc'],
  ...['/user', '/user/overview', '/user/invoices', '/user/licenses', '/user/account'],
  ...['/invoice/INV-1', '/invoice/INV-1/print', '/staff', '/staff/overview', '/staff/audit'],
];

/** Names that an address, a query or HTML could read as something else. */
const ODD = [
  ...['fun stuff', 'a/b', '/a', 'a/', '//a', 'what?', 'c#', '100%', '%2e%2e', '%zz', 'a&b;c=d'],
  ...[
    '"quoted"',
    "it's",
    '<b>bold</b>',
    '&amp;',
    '\\',
    '...',
    'ä ö',
    '日本',
    '💩',
    '\u202Eltr',
    'é',
  ],
  ...['{product}', '{name|capitalize}', '<!--end.x-->', 'javascript:alert(1)', 'x'.repeat(50)],
];

let api: TestApi;
let pages: Map<string, Crawled>;
beforeAll(async () => {
  const folders = ['shell', ...REMOTE_NAMES].map((app) => join(ROOT, app, 'dist'));
  api = await startApi({
    env: {
      PUBLIC_ORIGIN: ORIGIN,
      SITE_DIR: siteOf('Lumen'),
      BOOT_RELEASES: folders.join(delimiter),
    },
  });
  await pushOddData();
  pages = await crawl(api, ORIGIN, MORE);
});

/** Everything that a bot and the team name, with odd names. What is refused has no link. */
async function pushOddData(): Promise<void> {
  const key = await api.newKey('*');
  const revision = Date.now();
  const push = async (method: 'PUT' | 'POST', noun: string, body: object) => {
    const answer = await api.push(method, `/api/ingest/${noun}`, key, body);
    expect([noun, answer.status, await answer.text()]).toEqual([
      noun,
      200,
      expect.stringContaining('accepted'),
    ]);
  };
  const plain = { description: 'Text', permissions: '', arguments: '' };
  const commands = ODD.flatMap((text, at) => [
    { ...plain, name: text, category: 'moderation', aliases: [text], example: text },
    { ...plain, name: `lock ${at}`, category: text },
  ]);
  await push('PUT', 'commands', { revision, commands });
  const templates = ODD.flatMap((text, at) => [
    { id: `t${at}`, name: text, image: `/cdn/icon.svg?${at}`, embed: text },
    { id: text, name: text, image: '/cdn/icon.svg', embed: '{embed}$v{title: a}' },
  ]);
  await push('PUT', 'templates', { revision, templates });
  const image = png({ width: 64, height: 64 }).toString('base64');
  const events = ODD.slice(0, 20).map((id, at) => ({ id, user_id: ANNA, timestamp: at, image }));
  await push('POST', 'avatars', { events: events.map((each, at) => ({ ...each, id: `a${at}` })) });
  await api.db().insert(teamMembers).values({ userId: ANNA, rank: 'Owner' });
  const socials = Object.fromEntries(ODD.map((text) => [text, `https://example.com/${text}`]));
  await push('PUT', 'team-profiles', {
    revision,
    profiles: [{ user_id: ANNA, username: '<a href="/x">', socials }],
  });
  const cookie = await api.signIn({ id: ANNA, rank: 'Owner' });
  for (const title of ODD) {
    const answer = await api.call('/api/staff/incidents', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ kind: 'incident', impact: 'minor', state: 'investigating' },
        ...{ title, text: title },
      }),
    });
    expect(answer.status).toBe(200);
  }
}

describe('the pages of a site with odd names', () => {
  it('link only to addresses that lead somewhere', () => {
    const dead = [...pages].filter(([path, { status }]) => status >= 400 && !MORE.includes(path));
    expect(dead.map(([path, { status }]) => `${path} answers ${status}`)).toEqual([]);
    // Every category and name has a page that something links to.
    const linked = [...pages.keys()].filter((path) => path.startsWith('/commands/'));
    expect(linked.length).toBeGreaterThan(2 * ODD.length);
    expect([...pages.keys()].filter((path) => path.startsWith('/status/incidents/'))).toHaveLength(
      ODD.length,
    );
  });

  it('show nothing that loads for ever without JavaScript', () => {
    expect([...pages].filter(([, page]) => loadsForEver(page)).map(([path]) => path)).toEqual([]);
  });
});
