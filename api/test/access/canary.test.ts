import { sql } from 'drizzle-orm';
import { BOT_TOKEN, CLIENT_SECRET } from 'sandbox/testing/discord';
import { rowsOf } from '../../src/core/db/database.ts';
import { DiscordAccess } from '../../src/identity/auth/discord-access.ts';
import { begin, comeBack } from '../support/sign-in.ts';
import { TestBrowser } from '../support/browser.ts';
import { CUSTOMER, GUILDS, post, startShop, type Shop } from '../support/shop.ts';
import { SECRET_KEY, WEBHOOK_SECRET } from '../support/stripe.ts';

/** All rows of the database as text, with bytes as hexadecimal digits. */
async function dump(shop: Shop): Promise<string> {
  const db = shop.api.db();
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select t::text as row from ${sql.identifier(name)} t`,
    );
    parts.push(...rows.map(({ row }) => row));
  }
  return parts.join('\n');
}

const hex = (text: string) => Buffer.from(text).toString('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/, '');

/**
 * Threats row 39: walks through the site as a customer with known secrets and tokens, and searches
 * for each of them in all logs at the lowest level and all stored rows.
 */
describe('no secret is stored or logged', () => {
  let shop: Shop;
  const canaries = new Map<string, string>();
  beforeAll(async () => {
    shop = await startShop({ logLevel: 'trace', env: { METRICS_TOKEN: 'canary-metrics-token' } });
    const { api } = shop;
    const browser = new TestBrowser(api);
    const page = await begin(browser, '/store?plan=Duo');
    const back = await comeBack(page, 'customer');
    const sent = new URL(page).searchParams;
    const received = new URL(back, 'http://own.invalid').searchParams;
    canaries.set('state', sent.get('state') ?? '');
    canaries.set('code', received.get('code') ?? '');
    for (const [name, value] of browser.cookies) canaries.set(`cookie ${name} before`, value);
    await browser.go(back);
    for (const [name, value] of browser.cookies) canaries.set(`cookie ${name}`, value);
    await api.app.get(DiscordAccess).use(CUSTOMER, async (token) => {
      canaries.set('access token', token);
    });
    const key = await api.newKey('shards');
    canaries.set('ingest key', key);
    canaries.set('made-up key', 'ptk_canary-made-up-key');
    canaries.set('client secret', CLIENT_SECRET);
    canaries.set('bot token', BOT_TOKEN);
    canaries.set('payment key', SECRET_KEY);
    canaries.set('webhook secret', WEBHOOK_SECRET);
    canaries.set('metrics token', 'canary-metrics-token');

    const { session, invoiceId } = await shop.order();
    await shop.stripe.act(session, 'pay');
    await shop.becomes(invoiceId, 'completed');
    await shop.authorize(invoiceId, GUILDS[0]);
    await post(browser, '/api/user/servers/transfer', {
      oldGuildId: GUILDS[0],
      newGuildId: GUILDS[1],
    });
    await browser.go(`/api/user/${CUSTOMER}`);
    await browser.go('/api/account/export');
    await api.push('POST', '/api/ingest/shards', key, { events: [{ nonsense: true }] });
    await api.push('POST', '/api/ingest/shards', 'ptk_canary-made-up-key', { events: [] });
    await api.call('/metrics', { headers: { authorization: 'Bearer canary-metrics-token' } });
    // Failures are logged most: a used code, a stale state, an outage, a broken body.
    await browser.go(back);
    await browser.go('/api/auth/discord/callback?code=canary-code&state=canary-state');
    canaries.set('a code in an address', 'canary-code');
    canaries.set('a state in an address', 'canary-state');
    await shop.discord.arm({ kind: 'garbage' });
    const other = new TestBrowser(api);
    await other.go(await comeBack(await begin(other), 'visitor').catch(() => '/'));
    await shop.discord.clearFaults();
    await api.call('/api/stripe/webhook', {
      method: 'POST',
      headers: {
        'stripe-signature': 't=1,v1=canary-signature',
        'content-type': 'application/json',
      },
      body: '{"broken',
    });
    canaries.set('a signature', 'canary-signature');
    await browser.fetch('/api/auth/logout', { method: 'POST' });
  });

  test('the canaries are known and long enough for a search', () => {
    expect(canaries.size).toBeGreaterThanOrEqual(14);
    for (const [name, value] of canaries) expect([name, value.length >= 10]).toEqual([name, true]);
  });

  test('the search finds known values', async () => {
    const found = await dump(shop);
    expect(found).toContain(CUSTOMER);
    expect(shop.api.logs()).toContain('/api/auth/discord/callback');
  });

  test('no canary is in the logs', () => {
    const logs = shop.api.logs();
    for (const [name, value] of canaries) {
      expect([name, logs.includes(value)]).toEqual([name, false]);
      expect([name, logs.includes(encodeURIComponent(value))]).toEqual([name, false]);
    }
  });

  test('no canary is in the database, in any common encoding', async () => {
    const found = await dump(shop);
    for (const [name, value] of canaries) {
      for (const text of [value, hex(value), base64(value)]) {
        expect([name, found.includes(text)]).toEqual([name, false]);
      }
    }
  });
});
