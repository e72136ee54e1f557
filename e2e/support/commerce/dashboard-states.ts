import type { Page } from '@playwright/test';
import type { InvoiceStatus } from '@portico/contracts/invoices/schema';
import type { LicenseSummary } from '@portico/contracts/servers/schema';
import {
  authorizedOf,
  ID,
  NEVER,
  pageOf,
  errorResponse,
  SERVER_NAMES,
  serversOf,
  type MockResponses,
} from './responses.ts';
import { firstSteps, LICENSE_STATES } from './license-states.ts';
import { press, type PageState } from './states.ts';

const INVOICES = 'GET /api/user/invoices/sort';
const SUMMARY = 'GET /api/user/servers/summary';
const AUTHORIZED = 'GET /api/user/servers/authorized';
const SESSIONS = 'GET /api/account/sessions';
const DELETION = 'GET /api/account/deletion';

const summaryOf = (licenses: number, slots: number, used: number): LicenseSummary => ({
  licenses,
  slots,
  used,
  free: slots - used,
});
const STATUSES: InvoiceStatus[] = ['completed', 'pending', 'refunded', 'failed'];
const mixed = pageOf(
  STATUSES.map((status, index) => ({ status, number: index === 0 ? '000001' : null })),
  { total: 240, totalPages: 24, awaiting: [{ invoiceId: `${ID}0`, pendingServers: 2 }] },
);

const OVERVIEW: PageState[] = [
  {
    state: 'loading',
    path: '/user/overview',
    responses: { [INVOICES]: NEVER, [SUMMARY]: NEVER },
    shows: 'Next steps',
  },
  {
    state: 'failed',
    path: '/user/overview',
    responses: { [SUMMARY]: errorResponse(400) },
    shows: 'Your dashboard could not be loaded',
  },
  {
    state: 'nothing bought',
    path: '/user/overview',
    responses: { [INVOICES]: pageOf([]), [SUMMARY]: summaryOf(0, 0, 0) },
    shows: 'You have no license yet.',
  },
  {
    state: 'free slots',
    path: '/user/overview',
    responses: { [INVOICES]: mixed, [SUMMARY]: summaryOf(2, 7, 5) },
    shows: /^2 slots are paid for/,
  },
  {
    state: 'first steps without a server',
    path: '/user/overview',
    responses: {
      ...firstSteps('free'),
      ...{ [INVOICES]: mixed, [SUMMARY]: summaryOf(1, 1, 0) },
    },
    shows: 'Choose a server',
  },
  {
    state: 'first steps with a server',
    path: '/user/overview',
    responses: {
      ...firstSteps('used'),
      ...{ [INVOICES]: mixed, [SUMMARY]: summaryOf(1, 1, 1) },
    },
    act: press('Already There'),
    shows: 'Type your first command on Lantern Harbour',
  },
  {
    state: 'a payment to make',
    path: '/user/overview',
    responses: { [INVOICES]: pageOf([{ status: 'pending' }]), [SUMMARY]: summaryOf(0, 0, 0) },
    shows: 'One of your purchases is not paid yet.',
  },
  {
    state: 'all slots in use',
    path: '/user/overview',
    responses: { [INVOICES]: pageOf([{}]), [SUMMARY]: summaryOf(1, 2, 2) },
    shows: /^All your slots are in use/,
  },
];

const LIST: PageState[] = [
  {
    state: 'loading',
    path: '/user/invoices',
    responses: { [INVOICES]: NEVER },
    shows: 'Loading invoices',
  },
  {
    state: 'failed',
    path: '/user/invoices',
    responses: { [INVOICES]: errorResponse(400) },
    shows: 'Failed to load invoices. Please try again later.',
  },
  {
    state: 'empty',
    path: '/user/invoices',
    responses: { [INVOICES]: pageOf([]) },
    shows: 'You have not bought anything yet.',
  },
  {
    state: 'nothing fits',
    path: '/user/invoices?filter=pending&q=none',
    responses: { [INVOICES]: pageOf([]) },
    shows: 'No invoices match the filter and the search.',
  },
  {
    state: 'many, some unused',
    path: '/user/invoices?page=2&sortBy=status&sortDirection=asc',
    responses: { [INVOICES]: mixed },
    shows: 'Pending Server Authorizations',
  },
];

const licenses: MockResponses = {
  [AUTHORIZED]: [
    authorizedOf(0),
    authorizedOf(1, { transferable_at: 4_102_444_800 }),
    authorizedOf(2),
  ],
  'GET /api/user/servers/list': serversOf(14),
  'GET /api/user/servers/transfers': [
    {
      from: authorizedOf(0).guild_id,
      to: authorizedOf(1).guild_id,
      at: 1_700_000_000,
      invoice_id: ID,
    },
  ],
  ...SERVER_NAMES,
};
const choose = async (page: Page, label: string, name: string) => {
  await page.getByLabel(label).click();
  await page.getByRole('option', { name }).click();
};

const AUTHORIZATION: PageState[] = [
  {
    state: 'loading',
    path: '/user/authorization',
    responses: { ...licenses, [AUTHORIZED]: NEVER },
    shows: 'Loading authorized servers',
  },
  {
    state: 'failed',
    path: '/user/authorization',
    responses: { ...licenses, [AUTHORIZED]: errorResponse(400) },
    shows: 'Failed to load authorized servers. Please try again later.',
  },
  {
    state: 'empty',
    path: '/user/authorization',
    responses: { [AUTHORIZED]: [], 'GET /api/user/servers/transfers': [] },
    shows: 'No authorized servers found.',
  },
  {
    state: 'servers, form and history',
    path: '/user/authorization',
    responses: licenses,
    shows: 'Unknown Server',
  },
  {
    state: 'old servers to choose from',
    path: '/user/authorization',
    responses: licenses,
    act: (page) => page.getByLabel('Old server').click(),
    shows: authorizedOf(2).guild_id,
  },
  {
    state: 'a slot that rests',
    path: '/user/authorization',
    responses: licenses,
    act: (page) => choose(page, 'Old server', 'Pixel Foundry'),
    shows: 'This slot is on cooldown',
  },
  {
    state: 'a refused transfer',
    path: '/user/authorization',
    responses: {
      ...licenses,
      'POST /api/user/servers/transfer': errorResponse(
        409,
        'The new server is already authorized.',
      ),
    },
    act: async (page) => {
      await choose(page, 'Old server', 'Lantern Harbour');
      await choose(page, 'New server', 'Server 3');
      await press('Transfer Authorization')(page);
      await press('Yes, Transfer')(page);
    },
    shows: 'The new server is already authorized.',
  },
  {
    state: 'about to be transferred',
    path: '/user/authorization',
    responses: {
      ...licenses,
      [AUTHORIZED]: [authorizedOf(0, { next_transfer_at: 4_102_444_800 })],
    },
    act: async (page) => {
      await choose(page, 'Old server', 'Lantern Harbour');
      await choose(page, 'New server', 'Server 3');
      await press('Transfer Authorization')(page);
    },
    shows: 'Transfer this authorization?',
  },
  {
    state: 'free slots',
    path: '/user/authorization',
    responses: { ...licenses, [INVOICES]: mixed },
    shows: /slots are free$/,
  },
  {
    state: 'no server to transfer to',
    path: '/user/authorization',
    responses: { ...licenses, 'GET /api/user/servers/list': serversOf(0) },
    shows: /manages no server on Discord/,
  },
];

const sessions = [true, false].map((isCurrent, index) => ({
  id: String(index).repeat(64),
  createdAt: 1_700_000_000,
  seenAt: 1_700_003_600,
  browser: isCurrent ? 'Chromium on Linux' : null,
  isCurrent,
}));
const kept = ['Invoices and what belongs to them, for as long as the law asks.'];

const ACCOUNT: PageState[] = [
  {
    state: 'loading',
    path: '/user/account',
    responses: { [SESSIONS]: NEVER },
    shows: 'Loading your account',
  },
  {
    state: 'sessions lost',
    path: '/user/account',
    responses: { [SESSIONS]: errorResponse(400), [DELETION]: errorResponse(400) },
    shows: 'Your sessions could not be loaded',
  },
  {
    state: 'not to be deleted now',
    path: '/user/account',
    responses: {
      [SESSIONS]: sessions,
      [DELETION]: {
        obstacles: [{ reason: 'A payment is on its way.', remedy: 'Wait until it has arrived.' }],
        kept,
      },
    },
    shows: 'A payment is on its way.',
  },
  {
    state: 'confirmation of the deletion',
    path: '/user/account',
    responses: { [SESSIONS]: sessions, [DELETION]: { obstacles: [], kept } },
    act: press('Delete Account'),
    shows: 'Delete your account?',
  },
];

/** States of the user dashboard. */
export const DASHBOARD_STATES: PageState[] = [
  ...OVERVIEW,
  ...LIST,
  ...LICENSE_STATES,
  ...AUTHORIZATION,
  ...ACCOUNT,
];
