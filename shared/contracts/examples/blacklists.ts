import {
  exportBlacklistContract,
  getBlacklistContract,
  getBlacklistsOfContract,
} from '../blacklists/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const blacklistsExamples = [
  example(getBlacklistContract, {
    params: { subject: 'user', list: 'users' },
    query: { page: 1, pageSize: 20, q: 'spam', sort: '-timestamp' },
    answer: [
      {
        user_id: '473052869059424293',
        moderator_id: '243483102788599882',
        duration: 86400,
        reason: 'spam in several servers',
        timestamp: 1763640000,
      },
    ],
    headers: { total: 1 },
  }),
  example(exportBlacklistContract, {
    params: { subject: 'user', list: 'users' },
    query: { q: 'spam', tz: 'Europe/Berlin' },
    answer:
      'User ID,Moderator ID,Duration,Reason,Date,Expires\r\n473052869059424293,243483102788599882,1d 0h 0m,spam in several servers,20.11.2025 13:00:00,21.11.2025 13:00:00\r\n',
  }),
  example(getBlacklistsOfContract, {
    params: { id: '473052869059424293' },
    answer: {
      entries: [
        {
          kind: 'user/users',
          entry: {
            user_id: '473052869059424293',
            moderator_id: '243483102788599882',
            duration: 86400,
            reason: 'spam in several servers',
            timestamp: 1763640000,
          },
        },
      ],
      economy: { entries: 1, last: 1763640000 },
    },
  }),
];
