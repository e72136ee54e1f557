import type { SlotEvent, UserLicense, UserSlot } from '@portico/contracts/licenses/user/schema';
import { authorizedOf, ID, NEVER, errorResponse, serversOf } from './responses.ts';
import { press, type PageState } from './states.ts';

const LIST = 'GET /api/user/licenses';
const HISTORY = `GET /api/user/licenses/${ID}/slots/1/history`;
const PATH = '/user/licenses';
const harbour = { id: authorizedOf(0).guild_id, name: 'Lantern Harbour', icon: null };
const free: UserSlot = {
  position: 2,
  server: null,
  since: null,
  transferableAt: null,
  revokedAt: null,
};
const used: UserSlot = { ...free, position: 1, server: harbour, since: 1_700_000_000 };
const resting: UserSlot = {
  ...used,
  position: 3,
  server: { ...harbour, name: 'Pixel Foundry' },
  transferableAt: 4_102_444_800,
};
const license: UserLicense = {
  invoiceId: ID,
  number: '000001',
  plan: 'Multi',
  status: 'completed',
  isComplimentary: false,
  isRefunding: false,
  refund: { state: 'refundable', until: 4_102_444_800 },
  guarantee: { days: 7, activeHours: 24 },
  slots: [used, free, resting],
};
const ended: UserLicense = {
  ...license,
  invoiceId: `${ID}1`,
  number: null,
  plan: 'Single',
  status: 'refunded',
  refund: { state: 'closed', why: 'not-paid' },
  slots: [{ ...free, position: 1, revokedAt: 1_700_000_000 }],
};
const listOf = (...licenses: UserLicense[]) => ({
  [LIST]: { licenses, nextTransferAt: 4_102_444_800 },
  'GET /api/user/servers/list': serversOf(3),
});
const event = (id: string, change: Partial<SlotEvent>): SlotEvent => ({
  id,
  at: 1_700_000_000,
  what: 'made',
  by: 'payment',
  server: null,
  from: null,
  ...change,
});

/** A license whose first steps are not done, and which covers a server since now or none. */
export const firstSteps = (slot: 'used' | 'free') => ({
  [LIST]: {
    licenses: [
      {
        ...license,
        slots: slot === 'used' ? [{ ...used, since: Math.floor(Date.now() / 1000) }] : [free],
      },
    ],
    nextTransferAt: null,
  },
});

/** The states of `/user/licenses`. */
export const LICENSE_STATES: PageState[] = [
  { state: 'loading', path: PATH, responses: { [LIST]: NEVER }, shows: 'Loading licenses' },
  {
    state: 'failed',
    path: PATH,
    responses: { [LIST]: errorResponse(400) },
    shows: 'Your licenses could not be loaded',
  },
  { state: 'empty', path: PATH, responses: listOf(), shows: 'No license yet' },
  {
    state: 'slots in use, free, resting and revoked',
    path: PATH,
    responses: listOf(license, ended),
    shows: 'Refunded',
  },
  {
    state: 'a history',
    path: PATH,
    responses: {
      ...listOf(license),
      [HISTORY]: {
        events: [
          event('3', { what: 'transferred', by: 'team', server: harbour, from: harbour }),
          event('2', { what: 'authorized', by: 'owner', server: harbour }),
          event('1', {}),
        ],
      },
    },
    act: (page) => page.getByRole('button', { name: 'History' }).first().click(),
    shows: 'Bought',
  },
  {
    state: 'a history that is lost',
    path: PATH,
    responses: { ...listOf(license), [HISTORY]: errorResponse(400) },
    act: (page) => page.getByRole('button', { name: 'History' }).first().click(),
    shows: 'The history could not be loaded.',
  },
  {
    state: 'about to be released',
    path: PATH,
    responses: listOf({ ...license, slots: [used] }),
    act: press('Release'),
    shows: 'Release this slot?',
  },
  {
    state: 'a new server to choose',
    path: PATH,
    responses: listOf({ ...license, slots: [used] }),
    act: press('Transfer'),
    shows: 'Transfer Authorization',
  },
  {
    state: 'no server to authorize',
    path: PATH,
    responses: {
      ...listOf({ ...license, slots: [free] }),
      'GET /api/user/servers/list': serversOf(0),
    },
    act: press('Authorize'),
    shows: /manages no server on Discord/,
  },
];
