import type { Invoice, InvoicePage } from '@portico/contracts/invoices/schema';
import type { Plan, Seller } from '@portico/contracts/store/schema';
import type { ServerOption } from '@portico/contracts/servers/schema';

/** The signed-in user. */
export const customer = { id: '473052869059424293', username: 'customer', avatar: null };

/** A paid Duo invoice with the given changes. */
export const invoiceOf = (change: Partial<Invoice> = {}): Invoice => ({
  invoiceId: 'INV-1',
  number: '000007',
  userId: customer.id,
  plan: 'Duo',
  planName: 'Duo',
  planFeatures: [],
  servers: 2,
  amount: 849,
  currency: 'EUR',
  guarantee: { days: 7, activeHours: 24 },
  discountAmount: 0,
  paidAmount: 849,
  refundedAmount: 0,
  status: 'completed',
  purchaseDate: 1_700_000_000,
  completedAt: 1_700_000_060,
  sessionId: 'cs_1',
  payable: false,
  tax: { percent: 0, amount: 0, notice: null },
  seller: { name: 'Juno', address: 'Street 1\n12345 Town', taxId: 'DE1', imprintUrl: null },
  buyer: { name: 'Casey Customer', email: 'casey@example.com', country: 'DE' },
  pdfUrl: null,
  documentUrl: null,
  refund: { state: 'refundable', until: 1_700_604_860 },
  isRefunding: false,
  refunds: [],
  ...change,
});

/** A plan as it is sold now. */
export const planOf = (change: Partial<Plan> = {}): Plan => ({
  ...{ id: 'Duo', name: 'Duo', description: 'About Duo', price: 849, currency: 'EUR' },
  ...{ servers: change.maxServers === undefined ? 2 : 1, savings: 15, popular: true },
  features: [],
  ...change,
});

/** A seller who asks for the consent to immediate supply. */
export const sellerWithConsent: Seller = {
  name: 'Juno',
  taxPercent: 0,
  taxNotice: null,
  promotionCodes: false,
  imprintUrl: null,
  currency: 'EUR',
  guarantee: { days: 7, activeHours: 24 },
  withdrawal: { days: 14, exception: 'content' },
  consentRequired: true,
};

/** A response of the invoice list. */
export const pageOf = (
  invoices: Partial<InvoicePage['invoices'][number]>[],
  change: Partial<InvoicePage> = {},
): InvoicePage => ({
  invoices: invoices.map((invoice, index) => ({
    invoiceId: `INV-${index + 1}`,
    number: null,
    plan: 'Duo',
    planName: 'Duo',
    amount: 849,
    currency: 'EUR',
    status: 'completed',
    state: 'paid',
    createdAt: 1_700_000_000,
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

/** A server that the user may manage. */
export const serverOf = (number: number, change: Partial<ServerOption> = {}): ServerOption => ({
  id: String(100_000_000_000_000_000n + BigInt(number)),
  name: `Server ${number}`,
  members: number,
  icon: null,
  authorized: false,
  ...change,
});
