import type { Page, Route } from '@playwright/test';
import type { Invoice, InvoicePage } from '@portico/contracts/invoices/schema';
import type { Seller } from '@portico/contracts/store/schema';
import type { AuthorizedServer, ServerOption } from '@portico/contracts/servers/schema';

/** A response that never arrives, for loading states. */
export const NEVER = Symbol('never');

/** An error response with the API's message. */
class ErrorResponse {
  constructor(
    readonly status: number,
    readonly error?: string,
    /** Further members of the problem. */
    readonly members: { type?: string; instance?: string } = {},
  ) {}
}
export const errorResponse = (...problem: ConstructorParameters<typeof ErrorResponse>) =>
  new ErrorResponse(...problem);

/** Mocked responses by `METHOD path`; other requests reach the product. */
export type MockResponses = Record<string, unknown>;

/** Mocks responses of the API. @returns a function that sets those of the next document */
export async function routeResponses(page: Page): Promise<(responses: MockResponses) => void> {
  let responses: MockResponses = {};
  const fulfill = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const value = responses[`${request.method()} ${pathname}`];
    if (value === NEVER) return;
    if (value === undefined) return route.fallback();
    if (value instanceof ErrorResponse) {
      const { status, error, members } = value;
      const body = JSON.stringify({ status, error, ...members });
      return route.fulfill({ status, contentType: 'application/problem+json', body });
    }
    return route.fulfill({ json: value });
  };
  await page.route('**/api/**', fulfill);
  return (next) => (responses = next);
}

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
/** Id of the signed-in demo account. */
const CUSTOMER = '473052869059424293';
export const ID = 'INV-7F3K9Q2M5X8A';

/** A paid Duo invoice with the given changes. */
export const invoiceOf = (change: Partial<Invoice> = {}): Invoice => ({
  invoiceId: ID,
  number: '000007',
  userId: CUSTOMER,
  plan: 'Duo',
  planName: 'Duo',
  planFeatures: ['Lifetime access for 2 servers'],
  currency: 'EUR',
  guarantee: { days: 7, activeHours: 24 },
  servers: 2,
  amount: 849,
  discountAmount: 0,
  paidAmount: 849,
  refundedAmount: 0,
  status: 'completed',
  purchaseDate: NOW - DAY,
  completedAt: NOW - DAY,
  sessionId: 'cs_1',
  payable: false,
  tax: { percent: 19, amount: 136, notice: null },
  seller: {
    name: 'Juno',
    address: 'Example Street 1\n12345 Example Town',
    taxId: 'DE123456789',
    imprintUrl: null,
  },
  buyer: { name: 'Casey Customer', email: 'casey.customer@example.com', country: 'DE' },
  pdfUrl: '/api/stripe/invoice/pdf',
  documentUrl: '/api/stripe/invoice/document',
  refund: { state: 'refundable', until: NOW + 6 * DAY },
  isRefunding: false,
  refunds: [],
  ...change,
});

/** A seller who asks for the consent to immediate supply. */
export const SELLER_WITH_CONSENT: Seller = {
  name: 'Juno',
  taxPercent: 19,
  taxNotice: null,
  promotionCodes: false,
  imprintUrl: null,
  consentRequired: true,
};

export const countsOf = (used: number, servers = 2) => ({
  authorizedCount: used,
  remainingCount: servers - used,
  serverCount: servers,
});

/** A response of the invoice list. */
export const pageOf = (
  invoices: Partial<InvoicePage['invoices'][number]>[],
  change: Partial<InvoicePage> = {},
): InvoicePage => ({
  invoices: invoices.map((invoice, index) => ({
    invoiceId: `${ID}${index}`,
    number: null,
    plan: 'Duo',
    planName: 'Duo',
    currency: 'EUR',
    amount: 849,
    status: 'completed',
    createdAt: NOW - index * DAY,
    serverCount: 2,
    authorizedCount: 2,
    state: 'paid',
    pendingServers: 0,
    ...invoice,
  })),
  total: invoices.length,
  totalPages: Math.ceil(invoices.length / 10),
  awaiting: [],
  ...change,
});

const guildId = (number: number) => String(100_000_000_000_000_000n + BigInt(number));

/** Servers that the user may manage. */
export const serversOf = (count: number): { servers: ServerOption[] } => ({
  servers: Array.from({ length: count }, (_, index) => ({
    id: guildId(index),
    name: `Server ${index}`,
    members: index * 1000,
    icon: null,
    authorized: false,
  })),
});

export const authorizedOf = (
  number: number,
  change: Partial<AuthorizedServer> = {},
): AuthorizedServer => ({
  guild_id: guildId(100 + number),
  owner_id: CUSTOMER,
  timestamp: String(NOW - number * DAY),
  invoice_id: ID,
  transferable_at: null,
  ...change,
});

/** Names of the authorized servers; the last one is unknown. */
export const SERVER_NAMES: MockResponses = Object.fromEntries(
  ['Lantern Harbour', 'Pixel Foundry', 'Unknown Server'].map((name, index) => [
    `GET /api/server/${guildId(100 + index)}`,
    { name, image: null },
  ]),
);
