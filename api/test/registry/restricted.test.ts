import { eq } from 'drizzle-orm';
import { containStyles } from '@portico/sdk/platform/contained-styles';
import { teamMembers } from '../../src/identity/team/team.table.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { remoteRelease, shellRelease } from './fixtures.ts';
import { goLive } from './go-live.ts';
import { rawRequest } from './raw-request.ts';

const SECRET = 'A text that only the team may read';

const staffRelease = (version: string) =>
  remoteRelease(
    version,
    {
      name: 'mfe-staff',
      globalName: `mfe_staff_${version.replaceAll('.', '_')}`,
      routes: [
        {
          path: '/staff/overview',
          page: 'overview',
          title: SECRET,
          description: SECRET,
          chrome: 'dashboard',
        },
      ],
      nav: [{ slot: 'user', path: '/staff/overview', label: SECRET, weight: 10 }],
      pages: { overview: { scripts: ['overview.js'], styles: ['overview.css'] } },
      prerendered: {},
    },
    {
      'overview.js': `show(${JSON.stringify(SECRET)});`,
      'overview.js.map': JSON.stringify({ sourcesContent: [SECRET] }),
      'overview.css': containStyles('.secret{}'),
      'third-party-notices.txt': SECRET,
      'mf-manifest.json': JSON.stringify({ metaData: { name: SECRET } }),
    },
  );

let api: TestApi;
/** Kind of caller -> cookie. */
const cookies: Record<string, string> = { anonymous: '' };

beforeAll(async () => {
  api = await startApi();
  await goLive(api, shellRelease());
  await goLive(api, remoteRelease());
  await goLive(api, staffRelease('1.0.0'));
  await goLive(api, staffRelease('1.1.0'));
  cookies.customer = await api.signIn({ id: '100000000000000001' });
  cookies['ex-staff'] = await api.signIn({ id: '100000000000000002', rank: 'Owner' });
  // Fills the caches while the caller is a member.
  expect((await at('/staff/overview', 'ex-staff')).status).toBe(200);
  await api.db().delete(teamMembers).where(eq(teamMembers.userId, '100000000000000002'));
  for (const [index, rank] of ['Owner', 'Administrator', 'Moderator', 'Supporter'].entries()) {
    cookies[rank] = await api.signIn({ id: `20000000000000000${index}`, rank });
  }
});

const at = (path: string, caller: string, init: RequestInit = {}) =>
  api.call(path, { redirect: 'manual', ...init, headers: { cookie: cookies[caller] ?? '' } });

/** Members of the team cannot fetch source maps, either. */
const isMap = (path: string) => path.endsWith('.map');
const FILES = [
  ...['1.0.0', '1.1.0'].flatMap((version) =>
    ['remoteEntry.js', 'overview.js', 'overview.js.map', 'overview.css', 'mf-manifest.json'].map(
      (file) => `/mfe/mfe-staff/${version}/${file}`,
    ),
  ),
  '/mfe/mfe-staff/mf-manifest.json',
];

/** No page of another origin can load or read an answer. */
function expectOwnOrigin({ status, headers }: Response) {
  expect(status).toBe(200);
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
}

describe.each(['anonymous', 'customer', 'ex-staff'])('[spec1 §6.3] for %s', (caller) => {
  it.each(['/staff', '/staff/', '/staff/overview', '/staff/overview?x=1', '/staff/nothing/here'])(
    'the page %s redirects to /',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await at(path, caller, { method });
        expect([method, answer.status]).toEqual([method, 302]);
        expect(answer.headers.get('location')).toBe('/');
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await answer.text()).toBe('');
      }
    },
  );

  it('[spec1 §4.4] the page is remembered until after the sign-in', async () => {
    const answer = await at('/staff/overview?x=1', caller);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toContain(`return-to=${encodeURIComponent('/staff/overview?x=1')}`);
    expect(cookie).toMatch(/Max-Age=600; Path=\/; SameSite=Lax/);
  });

  it.each(FILES)('the file %s does not exist', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await at(path, caller, { method });
      expect([method, answer.status]).toEqual([method, 404]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).not.toContain(SECRET);
    }
  });

  it('the registry and all documents do not mention the staff remote', async () => {
    const documents = ['/', '/status', '/nope', '/third-party-notices'];
    for (const path of [...documents, '/api/registry', '/api/openapi.json']) {
      const text = await (await at(path, caller)).text();
      expect(text).not.toContain(SECRET);
      expect(text).not.toContain('mfe-staff');
      expect(text).not.toContain('/staff/');
    }
  });

  it.each([
    '//staff/overview',
    '/./staff/overview',
    '/status/../staff/overview',
    '/STAFF/overview',
    '/Staff',
    '/%73taff/overview',
    '/%2573taff/overview',
    '/staff%2Foverview',
    '/staff%5Coverview',
    '/\\staff\\overview',
    '/staff;x=1/overview',
    '/staff/overview%00',
    '/staff/%2e%2e/staff/overview',
    '/mfe//mfe-staff/1.1.0/overview.js',
    '/mfe/./mfe-staff/1.1.0/overview.js',
    '/mfe/mfe-public/../mfe-staff/1.1.0/overview.js',
    '/mfe/MFE-STAFF/1.1.0/overview.js',
    '/mfe/mfe%2Dstaff/1.1.0/overview.js',
    '/%6dfe/mfe-staff/1.1.0/overview.js',
    '/MFE/mfe-staff/1.1.0/overview.js',
    '/mfe/mfe-staff/1.1.0/overview.js/',
  ])('the spelling %s finds nothing of the staff remote', async (target) => {
    for (const method of ['GET', 'HEAD']) {
      const cookie = cookies[caller] ? `\r\nCookie: ${cookies[caller]}` : '';
      const { status, head, body } = await rawRequest(api.url, target, method, cookie);
      expect([302, 308, 400, 404]).toContain(status);
      if (status === 308) expect(head).not.toContain('mfe');
      expect(body).not.toContain(SECRET);
    }
  });
});

describe.each(['Owner', 'Administrator', 'Moderator', 'Supporter'])(
  '[spec1 §6.3] for a %s',
  (rank) => {
    it('the staff pages are shown and not cached', async () => {
      const answer = await at('/staff/overview', rank);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(await answer.text()).toContain(SECRET);
      expect((await at('/staff/nothing/here', rank)).status).toBe(404);
    });

    it.each(FILES.filter(isMap))('the source map %s does not exist', async (path) => {
      expect((await at(path, rank)).status).toBe(404);
    });

    it.each(FILES.filter((path) => !isMap(path)))(
      'the file %s is served with private caching',
      async (path) => {
        const answer = await at(path, rank);
        expect(answer.status).toBe(200);
        expect(answer.headers.get('cache-control')).toMatch(/^private, /);
        expect(answer.headers.get('vary')).toContain('cookie');
        expectOwnOrigin(answer);
      },
    );

    it('the registry is not for other origins', async () => {
      expectOwnOrigin(await at('/api/registry', rank));
    });
  },
);

it("a member's document is not served to the next visitor", async () => {
  await at('/', 'Owner');
  expect(await (await at('/', 'anonymous')).text()).not.toContain(SECRET);
  expect((await at('/', 'anonymous')).headers.get('vary')).toContain('cookie');
});

it('pages that require a session redirect anonymous visitors to / and are remembered', async () => {
  const dashboard = remoteRelease('1.0.0', {
    name: 'mfe-commerce',
    globalName: 'mfe_commerce_1_0_0',
    routes: [
      {
        path: '/user/overview',
        page: 'home',
        title: 'Dashboard Overview',
        description: 'Yours.',
        requires: 'session',
      },
    ],
    nav: [],
    prerendered: {},
  });
  await goLive(api, dashboard);
  const redirected = await at('/user/overview', 'anonymous');
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/']);
  expect(redirected.headers.getSetCookie()[0]).toContain('return-to=%2Fuser%2Foverview');
  expect(api.logs()).toMatch(/"event":"access.refused","actor":"anonymous".*"page refused"/);
  const shown = await at('/user/overview', 'customer');
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
});
