const USER = '100000000000000001';
const GUILD = '200000000000000002';

const INVOICE = {
  ...{ invoiceId: 'INV-1', userId: USER, plan: 'Duo', servers: 2, amount: 849 },
  ...{ status: 'completed', sessionId: 'cs_1' },
};
const COMMAND = {
  ...{ name: 'ban', description: 'Bans a member.', category: 'moderation' },
  ...{ permissions: 'ban_members', arguments: '<member>' },
};
const ENTRY = { moderator_id: USER, duration: 0, reason: 'Spam', timestamp: 1_700_000_000 };
const AVATARS = [
  { user_id: USER, avatar: '0123456789abcdef0123456789abcdef.png', timestamp: 1_700_000_000 },
];
const ofUser = { user_id: USER, ...ENTRY };
const ofServer = { guild_id: GUILD, ...ENTRY };

/**
 * Answers with the fields of the specification alone (spec 0 §3 and §7, spec 1 §3 and §7), by call.
 * Whatever else the API answers, pages must not need. Tests of each remote render its pages from
 * them.
 */
export const SPECIFIED_ANSWERS = {
  // What the site pack of the server says.
  'GET /api/commands/display-categories': {
    categories: [],
    hidden: [{ name: 'Moderator', keys: ['moderator'] }],
  },
  'GET /api/team/ranks': { ranks: [], others: 'Other' },
  'GET /api/commands': [
    COMMAND,
    { ...COMMAND, name: 'lookup', description: 'Finds a member.', category: 'moderator' },
  ],
  'GET /api/history': [{ timestamp: 1_700_000_000, guilds: 10, users: 100, ping: 20 }],
  'GET /api/shards': [
    {
      ...{ shard_id: 0, server_count: 10, member_count: 100, latency: 20 },
      ...{ uptime: 7200, is_ready: true },
    },
  ],
  'GET /api/templates': [
    { id: 'one', name: 'ban one', image: '/one.png', embed: '{embed}$v{title: Banned}' },
  ],
  'GET /api/team': [{ user_id: USER, rank: 'Owner', socials: {} }],
  [`GET /api/user/${USER}`]: { user: 'Mira' },
  'GET /api/avatars': AVATARS,
  [`GET /api/avatars/${USER}`]: AVATARS,
  'GET /api/auth/me': { id: USER, username: 'mira', avatar: null },
  [`GET /api/economy/${USER}`]: [
    {
      ...{ user_id: USER, action: 'work', type: 'add', created: 1_700_000_000 },
      ...{ amount: 12.5, cash: 100, card: 0 },
    },
  ],
  [`GET /api/economy/${USER}/user`]: { user: 'Mira', avatar: null },
  'GET /api/activity/messages': [{ user_id: USER, message_date: '2026-03-09', total_messages: 4 }],
  'GET /blacklist/user/users': [ofUser],
  'GET /blacklist/user/commands': [{ ...ofUser, command: 'ban' }],
  'GET /blacklist/user/cogs': [{ ...ofUser, cog: 'fun' }],
  'GET /blacklist/server/servers': [ofServer],
  'GET /blacklist/server/commands': [{ ...ofServer, command: 'ban' }],
  'GET /blacklist/server/cogs': [{ ...ofServer, cog: 'fun' }],
  'GET /api/stripe/invoice/INV-1': { ...INVOICE, purchaseDate: 1_700_000_000 },
  'POST /api/stripe/checkout': { id: 'cs_1' },
  'POST /api/stripe/verify': { verified: true },
  'GET /api/user/servers/invoice/INV-1': { authorizedCount: 1, remainingCount: 1, serverCount: 2 },
  'GET /api/user/servers/list': {
    servers: [{ id: GUILD, name: 'Test Server', members: 1, icon: null }],
  },
  'GET /api/user/invoices/sort': {
    invoices: [
      {
        ...INVOICE,
        createdAt: '2026-03-09T14:05:00Z',
        serverCount: 2,
        authorizedServers: 1,
        pendingServers: 1,
      },
      {
        ...INVOICE,
        invoiceId: 'INV-2',
        createdAt: 1_700_000_000,
        serverCount: 2,
        authorizedCount: 2,
        pendingServers: 0,
      },
    ],
    totalPages: 1,
  },
  'GET /api/user/servers/authorized': [
    { guild_id: GUILD, owner_id: USER, timestamp: '1700000000' },
  ],
  [`GET /api/server/${GUILD}`]: { name: 'Test Server', image: null },
};

/** What a server of the specification answers; 404 for every call that it does not have. */
export function answerAsSpecified(address: string, method = 'GET'): Response {
  const { pathname } = new URL(address, 'http://localhost');
  const answers: Readonly<Record<string, unknown>> = SPECIFIED_ANSWERS;
  const answer = answers[`${method} ${pathname}`];
  return answer === undefined
    ? Response.json({ error: 'Not found' }, { status: 404 })
    : Response.json(answer);
}
