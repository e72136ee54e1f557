import { grantLicenseContract, withdrawLicenseContract } from '../complimentary/schema.ts';
import { addNoteContract, removeNoteContract } from '../notes/schema.ts';
import { exportSalesContract, getSalesContract } from '../sales/schema.ts';
import { endCoolDownContract, forceTransferContract } from '../servers/staff/schema.ts';
import { example } from '@portico/sdk/contracts/example';

const CUSTOMER = '473052869059424293';
const INVOICE = 'INV-7Q4M2Z9KD3XR8TVA';
const NOTE = '6f2d9a8e-8d1c-4c53-9a54-0f4a3f1f8f10';
const PERIOD = { from: '2025-11-20', to: '2025-11-20', by: 'day' } as const;
const SUMS = {
  revenue: 1348,
  refunds: 499,
  disputes: 0,
  net: 849,
  purchases: 2,
  complimentary: 1,
  discord: 0,
  plans: [
    { plan: 'Single' as const, purchases: 1, revenue: 499 },
    { plan: 'Duo' as const, purchases: 1, revenue: 849 },
  ],
};

export const supportExamples = [
  example(addNoteContract, {
    params: { id: CUSTOMER },
    body: { noteId: NOTE, text: 'Moves to a new server next week.' },
    answer: {
      noteId: NOTE,
      text: 'Moves to a new server next week.',
      authorId: '243483102788599882',
      createdAt: 1763639700,
    },
  }),
  example(removeNoteContract, { params: { noteId: NOTE }, answer: { noteId: NOTE } }),
  example(grantLicenseContract, {
    params: { id: CUSTOMER },
    body: {
      grantId: 'b5c1f1de-3a54-4a0e-9f0f-2b6f6d1c9a77',
      servers: 2,
      reason: 'Prize of the community event',
    },
    answer: { invoiceId: INVOICE },
  }),
  example(withdrawLicenseContract, {
    params: { invoiceId: INVOICE },
    body: { reason: 'Granted to the wrong account' },
    answer: { status: 'expired' },
  }),
  example(forceTransferContract, {
    params: { invoiceId: INVOICE },
    body: {
      fromGuildId: '377823360513749174',
      toGuildId: '488053480754794860',
      reason: 'The old server was deleted',
    },
    answer: { guildId: '488053480754794860', guildName: 'Pixel Foundry' },
  }),
  example(endCoolDownContract, {
    params: { invoiceId: INVOICE },
    body: { guildId: '432938420634272017', reason: 'The customer chose the wrong server' },
    answer: { success: true },
  }),
  example(getSalesContract, {
    query: PERIOD,
    answer: {
      currency: 'EUR',
      currencies: ['EUR'],
      zone: 'UTC',
      totals: SUMS,
      buckets: [{ start: '2025-11-20', ...SUMS }],
    },
  }),
  example(exportSalesContract, {
    query: PERIOD,
    answer: [
      'Day (UTC),Revenue (EUR),Refunds (EUR),Disputes (EUR),Net (EUR),Purchases,Single purchases,Single revenue (EUR),Duo purchases,Duo revenue (EUR),Multi purchases,Multi revenue (EUR),Complimentary licenses,Bought in Discord',
      '2025-11-20,"13,48","4,99","0,00","8,49",2,1,"4,99",1,"8,49",0,"0,00",1,0',
      '',
    ].join('\r\n'),
  }),
];
