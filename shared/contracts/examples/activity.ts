import { getActivityContract } from '../activity/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const activityExamples = [
  example(getActivityContract, {
    query: { server_id: '700000000000000001', time_range: 'all' },
    answer: [{ user_id: '243483102788599882', message_date: '2025-11-20', total_messages: 42 }],
  }),
];
