import { z } from 'zod';
import { call } from '../call.ts';
import { CleanText, Decimal, Snowflake } from '../text.ts';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

const Word = CleanText(64).min(1);
/** `12.5` and `"12.50"` alike; text keeps every digit. */
const Amount = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  Decimal.meta({ description: 'A decimal, best as text: "1234.56"' }),
);

/** One move of money in the bot's economy (spec 1 §3). */
export const EconomyEvent = z
  .object({
    id: EventId,
    user_id: Snowflake,
    action: Word.meta({ description: 'What was done: work, daily, gamble' }),
    type: Word.meta({ description: 'add, gain, win, remove, spend, loss, transfer' }),
    amount: Amount,
    cash: Amount.meta({ description: 'Cash after it' }),
    card: Amount.meta({ description: 'What is on the card after it' }),
    created: z.int().nonnegative().meta({ description: 'Epoch seconds, UTC' }),
  })
  .meta({ id: 'EconomyEvent' });
export type EconomyEvent = z.infer<typeof EconomyEvent>;

export const postEconomyContract = eventsContract({
  call: call({ operation: 'ingestEconomy', method: 'POST', path: '/api/ingest/economy' }),
  scope: 'economy',
  summary: 'Append moves of money',
  item: EconomyEvent,
});
