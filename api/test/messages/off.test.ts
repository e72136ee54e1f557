import { startShop } from '../support/shop.ts';

test('without a mail server nothing is written', async () => {
  const shop = await startShop();
  await shop.license();
  expect(await shop.rows('select 1 from messages')).toEqual([]);
});
