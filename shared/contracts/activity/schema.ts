import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { Snowflake } from '@portico/sdk/contracts/text';
import { getActivity } from './calls.ts';
import { ACTIVITY_RANGES } from './ranges.ts';

/** A calendar day in UTC. */
export const MessageDate = z.iso.date().meta({ description: 'YYYY-MM-DD, a day in UTC' });

/** Number of messages of one user on one day (spec 1 §3). */
export const ActivityRecord = z
  .object({
    user_id: Snowflake,
    message_date: MessageDate,
    total_messages: z.int().nonnegative(),
  })
  .meta({ id: 'ActivityRecord' });
export type ActivityRecord = z.infer<typeof ActivityRecord>;

export const getActivityContract = contract({
  call: getActivity,
  summary: "Lists messages per user and day on the team's server, ascending by day",
  query: z.strictObject({
    server_id: Snowflake.meta({ description: "The team's server; any other id is rejected" }),
    time_range: z.enum(ACTIVITY_RANGES),
  }),
  response: z.array(ActivityRecord),
});
