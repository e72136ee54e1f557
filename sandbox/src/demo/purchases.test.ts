import type { Plan } from '@portico/contracts/store/schema';
import { purchasesOf } from './purchases.ts';

const plan = (id: string, servers: number, maxServers?: number) =>
  ({ id, servers, ...(maxServers && { maxServers }) }) as Plan;

const madeOf = (...plans: Plan[]) =>
  purchasesOf(plans).map(
    ({ plan: id, servers, then, guildIds = [] }) => `${id} ${servers} ${then} ${guildIds.length}`,
  );

test('the demo buys what the site sells, in each state of an invoice', () => {
  expect(madeOf(plan('Single', 1, 25), plan('Duo', 2), plan('Multi', 5))).toEqual([
    ...['Single 1 refunded 0', 'Duo 2 paid 2', 'Multi 5 paid 2', 'Single 3 left open 0'],
  ]);
  expect(madeOf(plan('One', 1))).toEqual([
    ...['One 1 refunded 0', 'One 1 paid 1', 'One 1 paid 1', 'One 1 left open 0'],
  ]);
  expect(madeOf(plan('Crew', 3, 9), plan('Two', 1, 2))).toEqual([
    ...['Crew 3 refunded 0', 'Two 1 paid 1', 'Crew 3 paid 2', 'Crew 3 left open 0'],
  ]);
  expect(madeOf()).toEqual([]);
});
