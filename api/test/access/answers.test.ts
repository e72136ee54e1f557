import { teamMembers } from '../../src/identity/team/team.table.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { ANSWERS, VIEWERS, type Viewer } from './answers.ts';
import { MATRIX, PARAMS } from './matrix.ts';

const OTHER = '951908035322847232';
const MEMBER = '243483102788599882';
/** The fields of a problem. */
const PROBLEM = [
  'detail',
  'error',
  'instance',
  'issues',
  'kind',
  'requestId',
  'status',
  'title',
  'type',
];

/** All field names of a JSON value, as paths. */
function namesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const names = value.flatMap((item) => namesOf(item, `${path}[]`));
    return names.length > 0 ? names : path ? [path] : [];
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return path ? [path] : [];
    return entries.flatMap(([name, inner]) => namesOf(inner, path ? `${path}.${name}` : name));
  }
  return [path];
}
const sorted = (names: string[]) => [...new Set(names)].sort();

let shop: Shop;
let invoiceId: string;
let cookies: Record<Viewer, string>;
beforeAll(async () => {
  shop = await startShop({ env: { TRANSFER_COOLDOWN_HOURS: '0' } });
  const { api } = shop;
  await api.db().insert(teamMembers).values({ userId: MEMBER, rank: 'Owner' });
  cookies = {
    anonymous: '',
    buyer: shop.customer.cookieHeader(),
    other: (await signInAs(api, 'visitor')).cookieHeader(),
    member: (await signInAs(api, 'owner')).cookieHeader(),
  };
  invoiceId = await shop.license('Duo', 2);
  await shop.authorize(invoiceId, GUILDS[0]);
  const move = { oldGuildId: GUILDS[0], newGuildId: GUILDS[1] };
  await post(shop.customer, '/api/user/servers/transfer', move);
  const key = await api.newKey('*');
  await api.push('PUT', '/api/ingest/team-profiles', key, {
    revision: 1,
    profiles: [{ user_id: MEMBER, username: 'Olga', socials: { github: 'https://a.example/o' } }],
  });
  const activity = { type: 0, name: 'Chess', emoji: null, image: null, details: null, state: null };
  const at = Math.floor(Date.now() / 1000);
  await api.push('POST', '/api/ingest/presence', key, {
    events: [{ id: 'p-1', user_id: MEMBER, at, status: 'online', activity }],
  });
  await api.call(`/api/staff/customers/${CUSTOMER}`, { headers: { cookie: cookies.member } });
  const command = { description: 'x', permissions: '', arguments: '' };
  await api.push('PUT', '/api/ingest/commands', key, {
    revision: 1,
    commands: [
      { ...command, name: 'ban', category: 'moderation' },
      { ...command, name: 'zap', category: 'owner' },
    ],
  });
});

const own = () => ({ ...PARAMS, invoiceId, userId: CUSTOMER, guildId: GUILDS[1], id: CUSTOMER });
const pathOf = (route: string) =>
  (route.split(' ')[1] ?? '').replace(/:(\w+)/g, (_all, name: string) => {
    return (own() as Record<string, string>)[name] ?? '1';
  });
const get = async (path: string, viewer: Viewer) => {
  const answer = await shop.api.call(path, { headers: { cookie: cookies[viewer] } });
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers };
};

describe.each(ANSWERS)('$route', ({ route, query = '', fields }) => {
  test.each([...VIEWERS])('[spec1 §6.2] has exactly the listed fields for %s', async (viewer) => {
    const { status, text } = await get(pathOf(route) + query, viewer);
    const names = sorted(namesOf(JSON.parse(text)));
    const expected = fields[viewer];
    if (expected === undefined) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(names.filter((name) => !PROBLEM.includes(name))).toEqual([]);
    } else {
      expect([status, names]).toEqual([200, sorted(expected.split(/\s+/).filter(Boolean))]);
    }
  });
});

/** Queries for data of another user, and malformed parameters (threats row 32). */
const POLLUTION = [
  `userId=${CUSTOMER}`,
  `userId=${CUSTOMER}&userId=${OTHER}`,
  `user_id=${CUSTOMER}&id=${CUSTOMER}&owner_id=${CUSTOMER}`,
  `userId[]=${CUSTOMER}`,
  'page[]=1',
  'page=1&page=2',
  'filter=all&filter=pending',
  'sortBy=__proto__',
  'sortBy=constructor&sortDirection=toString',
  '__proto__[isTeam]=true&constructor[prototype][isTeam]=true',
  'rank=Owner&isTeam=true&right=team',
  'page=1e309',
  'page=-1',
  'q=%00',
  'before=%27%20or%201=1--',
];

describe('a request cannot assume another identity by its parameters', () => {
  const routes = Object.entries(MATRIX).filter(
    ([route, who]) => route.startsWith('GET /api/') && who === 'signed-in',
  );

  test.each(routes)('%s ignores identities in the query', async (route) => {
    const plain = await get(pathOf(route), 'other');
    for (const query of POLLUTION) {
      const { status, text } = await get(`${pathOf(route)}?${query}`, 'other');
      expect([query, status < 500]).toEqual([query, true]);
      if (status < 400) {
        // Apart from times, the answer equals the one without parameters.
        const withoutTimes = (answer: string) => answer.replace(/\d{10}/g, 'T');
        expect([query, withoutTimes(text)]).toEqual([query, withoutTimes(plain.text)]);
      }
      // A problem may repeat the requested id, but no data of it.
      expect([query, text.includes(invoiceId)]).toEqual([query, false]);
      // Every signed-in user may see the name and icon of a server.
      if (route !== 'GET /api/server/:guildId') {
        expect([query, text.includes(GUILDS[1])]).toEqual([query, false]);
      }
    }
  });

  test('a purchase ignores identities in the body', async () => {
    const other = await signInAs(shop.api, 'visitor');
    const answer = await post(other, '/api/stripe/checkout', {
      plan: 'Duo',
      servers: 2,
      userId: CUSTOMER,
    });
    expect(answer.status).toBe(403);
    const polluted = await post(other, '/api/stripe/checkout', {
      plan: 'Duo',
      servers: 2,
      userId: OTHER,
      isTeam: true,
      amount: 1,
    });
    expect(polluted.status).toBe(400);
    expect(({} as { isTeam?: boolean }).isTeam).toBeUndefined();
  });
});
