import { noticedBy } from '../mutation.ts';

const MOVES = 'api/src/commerce/invoices/slot-moves.repository.ts';
const SLOTS = 'api/src/commerce/invoices/slots.repository.ts';
const AUTHORIZE = 'api/src/commerce/servers/authorize.service.ts';
const FULFILMENT = 'api/src/commerce/fulfilment/fulfilment.service.ts';

/** Purchases and licences: rows 1 to 6, 11, 16 to 18, 23, 24, 141, 143 and 144. */
export const MONEY = [
  ...noticedBy('api/test/commerce/races.test.ts', [
    {
      rows: [1],
      change: 'claims wait for locked slots instead of skipping them',
      file: SLOTS,
      find: '          for update skip locked\n',
      replace: '',
      titles: 'of eight authorizations',
    },
    {
      rows: [2],
      change: 'the index of licensed servers is not unique',
      file: 'api/drizzle/0008_commerce.sql',
      find: 'CREATE UNIQUE INDEX "licence_slots_guild"',
      replace: 'CREATE INDEX "licence_slots_guild"',
      titles: 'of two invoices that authorize one server',
    },
    {
      rows: [4],
      change: 'a transfer does not lock its slot',
      file: MOVES,
      find: ".where(isSlot)\n      .for('update');",
      replace: '.where(isSlot);',
      titles: 'of two transfers of one server that wait',
    },
    {
      rows: [11],
      change: 'fulfilment does not lock the invoice',
      file: FULFILMENT,
      find: "await this.invoices.lock(tx, invoiceId, 'update')",
      replace: 'await this.invoices.find(invoiceId)',
      titles: 'five webhooks and two verifies',
    },
    {
      rows: [143],
      change: 'the events for the bot are written without their lock',
      file: 'api/src/commerce/licences/licence-events.repository.ts',
      find: '  await tx.execute(sql`select pg_advisory_xact_lock(${STREAM_LOCK}::bigint)`);\n',
      replace: '',
      titles: 'the bot misses no change',
    },
    {
      rows: [144],
      change: 'a claim takes the servers in the order of the request',
      file: SLOTS,
      find: 'JSON.stringify([...guilds].sort(compareIds))',
      replace: 'JSON.stringify(guilds)',
      titles: 'in opposite orders do not deadlock',
    },
  ]),
  ...noticedBy('api/test/commerce/servers.test.ts', [
    {
      rows: [3],
      change: 'a claim that got too few slots is kept',
      file: AUTHORIZE,
      find: 'if (claimed.size < guilds.length)',
      replace: 'if (claimed.size < 0)',
      titles: 'an authorization with a duplicate',
    },
    {
      rows: [5],
      change: 'membership of a server is enough',
      file: 'api/src/commerce/servers/managed-servers.ts',
      find: '(await this.guilds(userId, true)).filter(({ mayManage }) => mayManage)',
      replace: 'await this.guilds(userId, true)',
      titles: 'permissions are checked at each use',
    },
    {
      rows: [6],
      change: 'an invoice of any status has slots',
      file: AUTHORIZE,
      find: "if (invoice.status !== 'completed') {",
      replace: "if (invoice.status === 'failed') {",
      titles: 'only the owner can use an invoice',
    },
    {
      rows: [24],
      change: 'transfers have no cool-down',
      file: 'api/src/commerce/servers/transfer.service.ts',
      find: 'if (slot.waitSeconds > 0)',
      replace: 'if (slot.waitSeconds > 1e9)',
      titles: 'a transfer moves the slot',
    },
    {
      rows: [141],
      change: 'a transfer restarts the 24 hours of use',
      file: MOVES,
      find: 'guildIcon: to.icon,\n',
      replace: 'guildIcon: to.icon,\n        activeSince: sql`now()`,\n',
      titles: 'a transfer does not reset',
    },
  ]),
  ...noticedBy('api/test/commerce/checkout.test.ts', [
    {
      rows: [16],
      change: 'a plan covers any number of servers',
      file: 'api/src/commerce/checkout/checkout.service.ts',
      find: 'if (!coversServers(order.plan, order.servers)) {',
      replace: 'if (order.servers > 1000) {',
      titles: 'and writes nothing',
    },
    {
      rows: [16],
      change: 'one buys for the account that the body names',
      file: 'api/src/commerce/checkout/checkout.service.ts',
      find: 'if (order.userId !== user.id) {',
      replace: "if (order.userId === '') {",
      titles: 'who cannot buy for other users',
    },
    {
      rows: [17],
      change: 'the index of open purchases is not unique',
      file: 'api/drizzle/0008_commerce.sql',
      find: 'CREATE UNIQUE INDEX "invoices_open_attempt"',
      replace: 'CREATE INDEX "invoices_open_attempt"',
      titles: 'creates one invoice and one session',
    },
    {
      rows: [18],
      change: 'each attempt has a new idempotency key',
      file: 'api/src/commerce/checkout/checkout.service.ts',
      find: '`portico ${id} ${attempt}`',
      replace: '`portico ${id} ${Math.random()}`',
      titles: 'returns the same session after a lost response',
    },
    {
      rows: [18],
      change: 'a later session replaces the stored one',
      file: 'api/src/commerce/checkout/checkout.repository.ts',
      find: "eq(invoices.status, 'pending'), isNull(invoices.sessionId)));",
      replace: "eq(invoices.status, 'pending')));",
      titles: 'keeps the session that was stored first',
    },
  ]),
  ...noticedBy('api/test/commerce/restored-licences.test.ts', [
    {
      rows: [21],
      change: 'a restored licence forgets its servers',
      file: SLOTS,
      find: 'if (await this.reauthorize(tx, slot)) guilds.push(guild);',
      replace: 'if (slot < 0) guilds.push(guild);',
      titles: 'authorizes its servers again',
    },
    {
      rows: [141],
      change: 'the time in use before a revocation is forgotten',
      file: 'api/src/commerce/invoices/slot-clock.repository.ts',
      find: '  activeSeconds: sql`${licenceSlots.activeSeconds} + ${CURRENT_USE}`,\n',
      replace: '',
      titles: 'counts the time in use',
    },
  ]),
  ...noticedBy('shared/sdk/rules/money.test.ts', [
    {
      rows: [23],
      change: 'cents are cut off',
      file: 'shared/sdk/rules/money.ts',
      find: 'Math.round(Math.abs(cents))',
      replace: 'Math.floor(Math.abs(cents) / 100) * 100',
      titles: 'a displayed price has exactly',
    },
  ]),
];
