import { teamMembers } from '../../src/identity/team/team.table.ts';
import { signInAs } from '../support/sign-in.ts';
import { CUSTOMER, GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { ANSWERS, ASKERS, type Asker } from './answers.ts';
import { MATRIX, PARAMS } from './matrix.ts';

const OTHER = '951908035322847232';
const MEMBER = '243483102788599882';
/** Of an answer that tells nothing. */
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

/** Every name in a JSON value, as a path. */
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
let cookies: Record<Asker, string>;
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
  invoiceId = await shop.licence('Duo', 2);
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
const ask = async (path: string, asker: Asker) => {
  const answer = await shop.api.call(path, { headers: { cookie: cookies[asker] } });
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers };
};

describe.each(ANSWERS)('$route', ({ route, query = '', to }) => {
  test.each([...ASKERS])('[spec1 §6] tells %s exactly what it should', async (asker) => {
    const { status, text } = await ask(pathOf(route) + query, asker);
    const names = sorted(namesOf(JSON.parse(text)));
    const expected = to[asker];
    if (expected === undefined) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(names.filter((name) => !PROBLEM.includes(name))).toEqual([]);
    } else {
      expect([status, names]).toEqual([200, sorted(expected.split(/\s+/).filter(Boolean))]);
    }
  });
});

/** Ways to say "give me somebody else's", and shapes that no parameter has (threats row 32). */
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

describe('nothing in a query makes somebody else of the caller', () => {
  const routes = Object.entries(MATRIX).filter(
    ([route, who]) => route.startsWith('GET /api/') && who === 'signed-in',
  );

  test.each(routes)('%s', async (route) => {
    const plain = await ask(pathOf(route), 'other');
    for (const query of POLLUTION) {
      const { status, text } = await ask(`${pathOf(route)}?${query}`, 'other');
      expect([query, status < 500]).toEqual([query, true]);
      if (status < 400) {
        // Everything but times is what the plain call says.
        const still = (answer: string) => answer.replace(/\d{10}/g, 'T');
        expect([query, still(text)]).toEqual([query, still(plain.text)]);
      }
      // A problem may name what was asked for; it tells nothing of it.
      expect([query, text.includes(invoiceId)]).toEqual([query, false]);
      // Name and picture of a server are for everybody who is signed in.
      if (route !== 'GET /api/server/:guildId') {
        expect([query, text.includes(GUILDS[1])]).toEqual([query, false]);
      }
    }
  });

  test('nor in a body: an invoice of one’s own is what a purchase makes', async () => {
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
