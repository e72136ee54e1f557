import {
  exportEconomyContract,
  getEconomyContract,
  getEconomyUserContract,
} from '../economy/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const economyExamples = [
  example(getEconomyContract, {
    params: { userId: '473052869059424293' },
    query: { action: 'work', min: '100', page: 1, pageSize: 50, sort: '-created' },
    answer: [
      {
        user_id: '473052869059424293',
        action: 'work',
        type: 'gain',
        amount: '250.5',
        cash: '1250.5',
        card: '8000',
        created: 1763640000,
      },
    ],
    headers: {
      total: 1,
      upTo: 1,
      totals: [{ action: 'work', type: 'gain', entries: 1, amount: '250.5' }],
    },
  }),
  example(exportEconomyContract, {
    params: { userId: '473052869059424293' },
    query: { from: '2025-11-01', to: '2025-11-30', tz: 'Europe/Berlin' },
    answer:
      'Date,Action,Type,Amount,Cash,Card\r\n20.11.2025 13:00:00,work,gain,"250,50","1250,50","8000,00"\r\n',
  }),
  example(getEconomyUserContract, {
    params: { userId: '473052869059424293' },
    answer: { user: 'Customer', avatar: 'c5f2a6734a2ea541660b36592fbfbc6a' },
  }),
];
