import { EconomyEvent } from '../ingest/economy.ts';
import { ECONOMY_COLUMN_NAMES } from './columns.ts';
import { EconomyEntry } from './schema.ts';

describe('the columns of the economy log', () => {
  it('[spec1 §3.12] are the fields of an entry, in the order of the response', () => {
    const fields = ['user_id', 'action', 'type', 'amount', 'cash', 'card', 'created'];
    expect(Object.keys(EconomyEntry.shape)).toEqual(fields);
  });

  it('are required in an event of the bot', () => {
    const common = { id: 'one', user_id: '100000000000000001', created: 1 };
    const missing = EconomyEvent.safeParse(common).error?.issues.map(({ path }) => path[0]);
    expect(missing).toEqual(ECONOMY_COLUMN_NAMES);
  });
});
