import {
  getLicenseContract,
  getLicenseEventsContract,
  getLicensesContract,
} from '../licenses/schema.ts';
import { example, exampleOf } from '@portico/sdk/contracts/example';

export const licensesExamples = [
  example(getLicenseContract, {
    params: { guildId: '432938420634272017' },
    answer: { guildId: '432938420634272017', authorized: true, since: 1763639600 },
  }),
  example(getLicensesContract, { answer: { guildIds: ['432938420634272017'], cursor: '3' } }),
  example(getLicenseEventsContract, {
    query: { after: '0', wait: 0, limit: 100, messages: '0' },
    answer: {
      events: [{ cursor: '1', type: 'authorized', guildId: '377823360513749174', at: 1763639600 }],
      cursor: '3',
    },
  }),
  exampleOf('streamLicenseEvents', {
    query: { after: '0' },
    answer:
      'retry: 1000\nid: 0\n\nid: 1\nevent: license\ndata: {"cursor":"1","type":"authorized","guildId":"377823360513749174","at":1763640000}\n\n',
  }),
];
