import {
  getLicenceContract,
  getLicenceEventsContract,
  getLicencesContract,
} from '@portico/sdk/contracts/licences/schema';
import { example, exampleOf } from './example.ts';

export const licencesExamples = [
  example(getLicenceContract, {
    params: { guildId: '432938420634272017' },
    answer: { guildId: '432938420634272017', authorized: true, since: 1763639600 },
  }),
  example(getLicencesContract, { answer: { guildIds: ['432938420634272017'], cursor: '3' } }),
  example(getLicenceEventsContract, {
    query: { after: '0', wait: 0, limit: 100, messages: '0' },
    answer: {
      events: [{ cursor: '1', type: 'authorized', guildId: '377823360513749174', at: 1763639600 }],
      cursor: '3',
    },
  }),
  exampleOf('streamLicenceEvents', {
    query: { after: '0' },
    answer:
      'retry: 1000\nid: 0\n\nid: 1\nevent: licence\ndata: {"cursor":"1","type":"authorized","guildId":"377823360513749174","at":1763640000}\n\n',
  }),
];
