import { GUILDS, startShop } from '../support/shop.ts';

test('servers take slots in the order of their ids, as all transactions lock them', async () => {
  const shop = await startShop();
  const id = await shop.license('Multi', 5);
  await shop.authorize(id, GUILDS[1], GUILDS[0], GUILDS[2]);
  const slots = await shop.rows<{ position: number; guild: string | null }>(
    'select position, guild_id as guild from licence_slots order by id',
  );
  expect(slots.map(({ position, guild }) => [position, guild])).toEqual([
    [1, GUILDS[0]],
    [2, GUILDS[1]],
    [3, GUILDS[2]],
    [4, null],
    [5, null],
  ]);
  const answer = await shop.customer.go('/api/user/servers/list');
  const { servers } = (await answer.json()) as { servers: { id: string; authorized: boolean }[] };
  expect(servers.flatMap((server) => (server.authorized ? server.id : [])).sort()).toEqual(
    GUILDS.slice(0, 3),
  );
});
