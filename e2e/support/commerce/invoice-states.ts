import type { Page } from '@playwright/test';
import type { Refund, RefundStatus } from '@portico/contracts/invoices/refund';
import type { Invoice, InvoiceStatus } from '@portico/contracts/invoices/schema';
import {
  authorizedOf,
  countsOf,
  ID,
  invoiceOf,
  NEVER,
  errorResponse,
  SELLER_WITH_CONSENT,
  SERVER_NAMES,
  serversOf,
  type MockResponses,
} from './responses.ts';
import { firstSteps } from './license-states.ts';
import { press, type PageState } from './states.ts';
import { submitServer } from './steps.ts';

const PATH = `/invoice/${ID}`;
const INVOICE = `GET /api/stripe/invoice/${ID}`;
const COUNTS = `GET /api/user/servers/invoice/${ID}`;
const LIST = 'GET /api/user/servers/list';
const VERIFY = 'POST /api/stripe/verify';

const paid: MockResponses = {
  [INVOICE]: invoiceOf(),
  [COUNTS]: countsOf(0),
  [LIST]: serversOf(14),
  'GET /api/user/servers/authorized': [authorizedOf(0), authorizedOf(1)],
  ...SERVER_NAMES,
};
const UNPAID = {
  status: 'pending',
  number: null,
  paidAmount: null,
  completedAt: null,
  payable: true,
  buyer: { name: null, email: null, country: null },
  pdfUrl: null,
  documentUrl: null,
  refund: { state: 'closed', why: 'not-paid' },
} as const;
const pending: MockResponses = { [INVOICE]: invoiceOf(UNPAID) };

const search = (text: string) => async (page: Page) => {
  await press('Authorize Server')(page);
  const picker = page.getByRole('combobox', { name: 'Server' });
  await picker.click();
  await picker.fill(text);
};

const CLOSED = { ...UNPAID, payable: false } as const;
const LOST = { refund: UNPAID.refund } as const;

/** Invoices whose status is displayed as failed, and the reason that is displayed. */
const FAILED: [InvoiceStatus, Partial<Invoice>, RegExp][] = [
  ['failed', CLOSED, /The payment did not go through/],
  ['expired', CLOSED, /The payment page expired/],
  ['refunded', { ...LOST, refundedAmount: 849 }, /The payment was refunded/],
  ['disputed', { ...LOST, dispute: 'open' }, /The payment is disputed/],
  ['disputed', { ...LOST, dispute: 'lost' }, /your bank returned the payment to you/],
];

/** Titles of the notice about a refund. */
const REFUNDS: [RefundStatus, RegExp][] = [
  ['requested', /^Refund Requested/],
  ['pending', /^Refund Pending/],
  ['succeeded', /^Refunded €8\.49 on/],
  ['failed', /^Refund Failed/],
  ['refused', /^Refund Refused/],
];
/** What a refund of the whole payment changes. */
const REFUNDED: Record<RefundStatus, Partial<Invoice>> = {
  requested: { ...LOST, isRefunding: true },
  pending: { ...LOST, status: 'refunded', refundedAmount: 849 },
  succeeded: { ...LOST, status: 'refunded', refundedAmount: 849 },
  failed: {},
  refused: {},
};
const refundOf = (status: RefundStatus): Refund => ({
  refundId: 'RF-1',
  amount: 849,
  status,
  by: 'owner',
  requestedAt: 1_795_248_000,
  settledAt: status === 'requested' || status === 'pending' ? null : 1_795_248_001,
});

/** States of `/invoice/{invoiceId}` for its owner. */
export const INVOICE_STATES: PageState[] = [
  { state: 'no id', path: '/invoice', shows: 'Missing invoice ID' },
  { state: 'loading', path: PATH, responses: { [INVOICE]: NEVER }, shows: 'Loading invoice' },
  {
    state: 'none',
    path: PATH,
    responses: { [INVOICE]: errorResponse(404) },
    shows: 'Invoice Not Found',
  },
  {
    state: 'lost',
    path: PATH,
    responses: { [INVOICE]: errorResponse(500) },
    shows: 'Failed to load invoice details',
  },
  { state: 'pending', path: PATH, responses: pending, shows: 'Pay Now' },
  {
    state: 'pending, without the required consent',
    path: PATH,
    responses: { ...pending, 'GET /api/seller': SELLER_WITH_CONSENT },
    act: async (page) => {
      await page.getByRole('checkbox').waitFor();
      await press('Pay Now')(page);
    },
    shows: 'Check this box to buy.',
  },
  {
    state: 'about to be canceled',
    path: PATH,
    responses: pending,
    act: press('Cancel Purchase'),
    shows: 'Cancel this purchase?',
  },
  {
    state: 'a slow payment under way',
    path: PATH,
    responses: { [INVOICE]: invoiceOf({ ...UNPAID, payable: false }) },
    shows: 'Your payment is under way',
  },
  {
    state: 'canceled by its buyer',
    path: PATH,
    responses: {
      [INVOICE]: invoiceOf({ ...CLOSED, status: 'expired', canceledAt: 1_700_000_000 }),
    },
    shows: /You canceled this purchase/,
  },
  {
    state: 'canceled',
    path: `${PATH}?checkout=canceled`,
    responses: pending,
    shows: 'Payment canceled',
  },
  {
    state: 'not paid yet',
    path: `${PATH}?checkout=success`,
    responses: { ...pending, [VERIFY]: { verified: false } },
    shows: 'Payment Pending',
  },
  {
    state: 'not verified',
    path: PATH,
    responses: { ...pending, [VERIFY]: errorResponse(503) },
    act: press('Verify Payment'),
    shows: 'Failed to verify payment status',
  },
  { state: 'completed', path: PATH, responses: paid, shows: /^Refundable until/ },
  {
    state: 'in use for a day, partly paid back',
    path: PATH,
    responses: {
      ...paid,
      [INVOICE]: invoiceOf({ refundedAmount: 100, refund: { state: 'closed', why: 'used' } }),
    },
    shows: /so our support decides about a refund/,
  },
  {
    state: 'older than the guarantee',
    path: PATH,
    responses: { ...paid, [INVOICE]: invoiceOf({ refund: { state: 'closed', why: 'too-late' } }) },
    shows: /guarantee of this invoice has ended/,
  },
  ...FAILED.map(([status, change, shows]) => ({
    state: status,
    path: PATH,
    responses: { [INVOICE]: invoiceOf({ ...change, status }) },
    shows,
  })),
  ...REFUNDS.map(([status, shows]) => ({
    state: `a refund that is ${status}`,
    path: PATH,
    responses: {
      ...paid,
      [INVOICE]: invoiceOf({ ...REFUNDED[status], refunds: [refundOf(status)] }),
    },
    shows,
  })),
  {
    state: 'a refund to confirm',
    path: PATH,
    responses: paid,
    act: press('Refund'),
    shows: 'Refund €8.49?',
  },
  {
    state: 'a list of servers that loads',
    path: PATH,
    responses: { ...paid, [LIST]: NEVER },
    act: press('Authorize Server'),
    shows: /^2 slots are free/,
  },
  {
    state: 'servers to choose from',
    path: PATH,
    responses: paid,
    act: search('server'),
    shows: '11,000 members',
  },
  {
    state: 'no server found',
    path: PATH,
    responses: paid,
    act: search('nothing like it'),
    shows: 'Keine Server gefunden',
  },
  {
    state: 'no server at all',
    path: PATH,
    responses: { ...paid, [LIST]: serversOf(0) },
    act: search(''),
    shows: 'Keine Server verfügbar',
  },
  {
    state: 'Discord is away',
    path: PATH,
    responses: { ...paid, [LIST]: errorResponse(503, 'Discord cannot be reached right now.') },
    act: press('Authorize Server'),
    shows: 'Discord cannot be reached right now.',
  },
  {
    state: 'Discord no longer lets us',
    path: PATH,
    responses: { ...paid, [LIST]: errorResponse(403, 'Sign in again to see your servers.') },
    act: press('Authorize Server'),
    shows: 'Sign in again to see your servers.',
  },
  {
    state: 'about to be authorized',
    path: PATH,
    responses: paid,
    act: async (page) => {
      await search('server 3')(page);
      await page.keyboard.press('Enter');
      await press('Authorize Server')(page);
    },
    shows: 'Authorize Server 3?',
  },
  {
    state: 'not authorized',
    path: PATH,
    responses: {
      ...paid,
      'POST /api/user/servers/authorize': errorResponse(409, 'This server is already authorized.'),
    },
    act: async (page) => {
      await search('server 3')(page);
      await page.keyboard.press('Enter');
      await submitServer(page);
    },
    shows: 'This server is already authorized.',
  },
  {
    state: 'partially authorized',
    path: PATH,
    responses: { ...paid, [COUNTS]: countsOf(1) },
    shows: 'Partially Authorized',
  },
  {
    state: 'skipped, with one server',
    path: PATH,
    responses: { ...paid, [COUNTS]: countsOf(1) },
    act: press('Skip for Now'),
    shows: 'Add More Servers',
  },
  {
    state: 'skipped, without a server',
    path: `${PATH}?checkout=success`,
    responses: paid,
    act: press('Skip for Now'),
    shows: 'No server is authorized yet',
  },
  {
    state: 'all authorized',
    path: PATH,
    responses: { ...paid, [COUNTS]: countsOf(2), ...firstSteps('used') },
    shows: 'First steps',
  },
  { state: 'print view', path: `${PATH}/print`, responses: paid, shows: 'Invoice 000007' },
  {
    state: 'print view of none',
    path: `${PATH}/print`,
    responses: { [INVOICE]: errorResponse(404) },
    shows: 'Invoice Not Found',
  },
];
