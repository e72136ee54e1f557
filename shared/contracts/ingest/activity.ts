import { z } from 'zod';
import { MessageDate } from '../activity/schema.ts';
import { call } from '../call.ts';
import { Snowflake } from '@portico/sdk/contracts/text';
import { eventsContract } from './ingest-contract.ts';
import { EventId } from './receipt.ts';

/** Messages of one user on one day since the last event; the events of a day are added up. */
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

export const postActivityContract = eventsContract({
  call: call({ operation: 'ingestActivity', method: 'POST', path: '/api/ingest/activity' }),
  scope: 'activity',
  summary: 'Appends message counts',
  item: ActivityEvent,
});
