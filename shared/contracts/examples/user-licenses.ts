import {
  getSlotHistoryContract,
  getUserLicensesContract,
  releaseSlotContract,
} from '../licenses/user/schema.ts';
import { example } from '@portico/sdk/contracts/example';

const slot = { invoiceId: 'INV-7Q4M2Z9KD3XR8TVA', position: 1 };
const harbour = {
  id: '377823360513749174',
  name: 'Lantern Harbour',
  icon: 'https://cdn.discordapp.com/icons/377823360513749174/47194731506332877300000000000000.webp?size=128',
};
const observatory = { id: '432938420634272017', name: 'Orbit Observatory', icon: null };

export const userLicensesExamples = [
  example(getUserLicensesContract, {
    answer: {
      licenses: [
        {
          invoiceId: 'INV-7Q4M2Z9KD3XR8TVA',
          number: 'BOT-0042',
          plan: '{{plan}}',
          planName: '{{plan}}',
          status: 'completed',
          isComplimentary: false,
          isImported: false,
          discord: null,
          isGift: false,
          dispute: null,
          isRefunding: false,
          guarantee: { days: 7, activeHours: 24 },
          refund: { state: 'refundable', until: 1764244400 },
          slots: [
            {
              position: 1,
              server: harbour,
              since: 1763639600,
              transferableAt: 1763726000,
              revokedAt: null,
            },
            { position: 2, server: null, since: null, transferableAt: null, revokedAt: null },
          ],
        },
      ],
      nextTransferAt: 1763730000,
    },
  }),
  example(getSlotHistoryContract, {
    params: slot,
    answer: {
      events: [
        {
          id: '91',
          at: 1763639600,
          what: 'transferred',
          by: 'owner',
          server: harbour,
          from: observatory,
        },
        {
          id: '88',
          at: 1763639500,
          what: 'authorized',
          by: 'owner',
          server: observatory,
          from: null,
        },
        { id: '87', at: 1763639400, what: 'made', by: 'payment', server: null, from: null },
      ],
    },
  }),
  example(releaseSlotContract, {
    params: slot,
    body: { guildId: '377823360513749174' },
    answer: { success: true },
  }),
];
