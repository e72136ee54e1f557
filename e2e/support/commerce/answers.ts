import type { Page, Route } from '@playwright/test';
import type { Invoice, InvoicePage } from 'shared/contracts/invoices/schema';
import type { AuthorizedServer, ServerOption } from 'shared/contracts/servers/schema';

/** A call that never comes back: what shows while one waits. */
export const NEVER = Symbol('never');

/** An answer that is no success, in the API's own words. */
class Refusal {
  constructor(
    readonly status: number,
    readonly error?: string,
  ) {}
}
export const refusing = (status: number, error?: string) => new Refusal(status, error);

/** What the API answers, by `METHOD path`; other calls reach the product. */
export type Answers = Record<string, unknown>;

/** Puts answers before the product's own. @returns sets those of the next document */
export async function routeAnswers(page: Page): Promise<(answers: Answers) => void> {
  let answers: Answers = {};
  const answer = async (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const value = answers[`${request.method()} ${pathname}`];
    if (value === NEVER) return;
    if (value === undefined) return route.fallback();
    if (value instanceof Refusal) {
      const { status, error } = value;
      const body = JSON.stringify({ status, error });
      return route.fulfill({ status, contentType: 'application/problem+json', body });
    }
    return route.fulfill({ json: value });
  };
  await page.route('**/api/**', answer);
  return (next) => (answers = next);
}

const NOW = Math.floor(Date.now() / 1000);
const DAY = 86_400;
/** The demo account that is signed in. */
const CUSTOMER = '473052869059424293';
export const ID = 'INV-7F3K9Q2M5X8A';

/** A paid Duo, as far as nothing else is said. */
export const invoiceOf = (change: Partial<Invoice> = {}): Invoice => ({
  invoiceId: ID,
  number: '000007',
  userId: CUSTOMER,
  plan: 'Duo',
  servers: 2,
  amount: 849,
  refundedAmount: 0,
  status: 'completed',
  purchaseDate: NOW - DAY,
  completedAt: NOW - DAY,
  sessionId: 'cs_1',
  payable: false,
  tax: { percent: 19, amount: 136 },
  seller: {
    name: 'Juno',
    address: 'Example Street 1\n12345 Example Town',
    taxId: 'DE123456789',
    imprintUrl: null,
  },
  buyer: { name: 'Casey Customer', email: 'casey.customer@example.com', country: 'DE' },
  pdfUrl: '/api/stripe/invoice/pdf',
  refund: { state: 'refundable', until: NOW + 6 * DAY },
  ...change,
});

export const countsOf = (used: number, servers = 2) => ({
  authorizedCount: used,
  remainingCount: servers - used,
  serverCount: servers,
});

/** What the list of invoices answers. */
export const pageOf = (
  invoices: Partial<InvoicePage['invoices'][number]>[],
  change: Partial<InvoicePage> = {},
): InvoicePage => ({
  invoices: invoices.map((invoice, index) => ({
    invoiceId: `${ID}${index}`,
    number: null,
    plan: 'Duo',
    amount: 849,
    status: 'completed',
    createdAt: NOW - index * DAY,
    serverCount: 2,
    authorizedCount: 2,
    pendingServers: 0,
    ...invoice,
  })),
  total: invoices.length,
  totalPages: Math.ceil(invoices.length / 10),
  awaiting: [],
  ...change,
});

const guildId = (number: number) => String(100_000_000_000_000_000n + BigInt(number));

/** Servers that the person may manage. */
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

/** Names of the servers that licences cover; the last is one that nobody knows any more. */
export const SERVER_NAMES: Answers = Object.fromEntries(
  ['Lantern Harbour', 'Pixel Foundry', 'Unknown Server'].map((name, index) => [
    `GET /api/server/${guildId(100 + index)}`,
    { name, image: null },
  ]),
);
