import { z } from 'zod';
import { MessageDate } from '../activity/schema.ts';
import { call } from '../call.ts';
import { contract } from '../contract.ts';
import { Snowflake } from '../text.ts';
import { items } from './items.ts';
import { EventId, IngestQuery, IngestReceipt, MAX_BATCH } from './receipt.ts';

/** Messages that one person wrote on one day since the last event; events of a day add up. */
export const ActivityEvent = z
  .object({
    id: EventId,
    server_id: Snowflake,
    user_id: Snowflake,
    message_date: MessageDate,
    messages: z.int().positive().max(1_000_000),
  })
  .meta({ id: 'ActivityEvent' });
export type ActivityEvent = z.infer<typeof ActivityEvent>;

export const postActivityContract = contract({
  call: call({ operation: 'ingestActivity', method: 'POST', path: '/api/ingest/activity' }),
  summary: 'Append counts of messages',
  query: IngestQuery,
  body: z.strictObject({ events: items(ActivityEvent).min(1).max(MAX_BATCH) }),
  response: IngestReceipt,
});
