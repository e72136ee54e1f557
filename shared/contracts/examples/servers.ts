import {
  authorizeServersContract,
  getAuthorizedServersContract,
  getInvoiceServersContract,
  getLicenseSummaryContract,
  getServerContract,
  getServerListContract,
  getTransfersContract,
  transferServerContract,
} from '../servers/schema.ts';
import { example } from '@portico/sdk/contracts/example';

export const serversExamples = [
  example(getInvoiceServersContract, {
    params: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA' },
    answer: { authorizedCount: 1, remainingCount: 1, serverCount: 2 },
  }),
  example(getLicenseSummaryContract, { answer: { licenses: 1, slots: 2, used: 1, free: 1 } }),
  example(getServerListContract, {
    answer: {
      servers: [
        {
          id: '377823360513749174',
          name: 'Lantern Harbour',
          members: 912,
          icon: 'https://cdn.discordapp.com/icons/377823360513749174/47194731506332877300000000000000.webp?size=128',
          authorized: false,
        },
      ],
    },
  }),
  example(authorizeServersContract, {
    body: { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA', serverIds: ['377823360513749174'] },
    answer: { authorizedCount: 1, remainingCount: 1, serverCount: 2 },
  }),
  example(getAuthorizedServersContract, {
    answer: [
      {
        guild_id: '432938420634272017',
        owner_id: '473052869059424293',
        timestamp: '1763639600',
        invoice_id: 'INV-7Q4M2Z9KD3XR8TVA',
        transferable_at: null,
        next_transfer_at: 1763726000,
      },
    ],
  }),
  example(transferServerContract, {
    body: { oldGuildId: '377823360513749174', newGuildId: '432938420634272017' },
    answer: { success: true },
  }),
  example(getTransfersContract, {
    answer: [
      {
        from: '377823360513749174',
        to: '432938420634272017',
        at: 1763639600,
        invoice_id: 'INV-7Q4M2Z9KD3XR8TVA',
      },
    ],
  }),
  example(getServerContract, {
    params: { guildId: '377823360513749174' },
    answer: {
      name: 'Lantern Harbour',
      image:
        'https://cdn.discordapp.com/icons/377823360513749174/47194731506332877300000000000000.webp?size=128',
    },
  }),
];
