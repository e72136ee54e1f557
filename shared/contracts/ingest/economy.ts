import { z } from 'zod';
import { call } from '../call.ts';
import { mapColumns } from '../economy/columns.ts';
import { CleanText, Decimal, Snowflake } from '@portico/sdk/contracts/text';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

const Word = CleanText(64).min(1);
/** A number or a string; a string keeps every digit. */
const Amount = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  Decimal,
);

/** One transaction in the bot's economy (spec 1 §3). */
export const EconomyEvent = z
  .object({
    id: EventId,
    user_id: Snowflake,
    ...mapColumns(({ kind, description }): z.ZodType<string> =>
      (kind === 'money' ? Amount : Word).meta({ description }),
    ),
    created: z.int().nonnegative().meta({ description: 'Epoch seconds, UTC' }),
  })
  .meta({ id: 'EconomyEvent' });
export type EconomyEvent = z.infer<typeof EconomyEvent>;

export const postEconomyContract = eventsContract({
  call: call({ operation: 'ingestEconomy', method: 'POST', path: '/api/ingest/economy' }),
  scope: 'economy',
  summary: 'Appends economy transactions',
  item: EconomyEvent,
});
