import { expectLedgerAddsUp } from '../support/ledger.ts';
import { paidLicenses } from '../support/paid-licenses.ts';
import { newPostgresDatabase } from '../support/database.ts';
import { rounds } from '../support/rounds.ts';
import { GUILDS, post, startShop, type Shop } from '../support/shop.ts';

test('of releases, transfers and authorizations of one slot, one at a time happens (threats row 175)', async () => {
  const { databaseUrl } = await newPostgresDatabase();
  const env = {
    TRANSFER_COOLDOWN_HOURS: '0',
    RATE_LIMIT: '1000000',
    // Replicas decrypt each other's tokens.
    TOKEN_KEY: Buffer.alloc(32, 7).toString('base64'),
  };
  const one = await startShop({ databaseUrl, env, logLevel: 'error' });
  const two = await startShop({ databaseUrl, env, logLevel: 'error', behind: one });
  const release = (shop: Shop, id: string, guildId: string) =>
    post(shop.customer, `/api/user/licenses/${id}/slots/1/release`, { guildId });
  for (let round = 0; round < rounds(25); round += 1) {
    const [id = ''] = await paidLicenses(one, [1]);
    await one.authorize(id, GUILDS[0]);
    const answers = await Promise.all([
      release(one, id, GUILDS[0]),
      release(two, id, GUILDS[0]),
      post(one.customer, '/api/user/servers/transfer', {
        oldGuildId: GUILDS[0],
        newGuildId: GUILDS[1],
      }),
      two.authorize(id, GUILDS[2]),
    ]);
    const [first, again, moved, claimed] = answers.map(({ status }) => status);
    // Either the releases or the transfer win. An authorization needs a release before it.
    const isReleased = first === 200 || again === 200;
    expect([first, again].every((status) => [200, 409].includes(status ?? 0))).toBe(true);
    expect([200, 404]).toContain(moved);
    expect(claimed).toBe(claimed === 200 && isReleased ? 200 : 409);
    const entries = await one.rows<{ count: number }>(`select count(*)::int as count from ledger
      where invoice_id = '${id}' and kind in ('server.released', 'server.transferred')`);
    expect(entries).toEqual([{ count: 1 }]);
    const held = await one.rows(`select 1 from licence_slots
      where invoice_id = '${id}' and guild_id is not null`);
    expect(held).toHaveLength(isReleased && claimed !== 200 ? 0 : 1);
    await expectLedgerAddsUp(one);
  }
}, 120_000);
