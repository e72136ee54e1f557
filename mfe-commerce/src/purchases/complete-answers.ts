import type { Invoice, InvoiceListItem, InvoicePage } from '@portico/contracts/invoices/schema';
import { paymentStateOf } from '@portico/contracts/rules/payment-state';
import type { AuthorizedServer, ServerOption } from '@portico/contracts/servers/schema';

/*
 * The specification promises fewer fields than this API answers (docs/decisions/0033). Here, and only
 * here, what is missing gets a value that claims nothing, so that pages need not ask for each field.
 */

/** What an answer has of a type: some fields, and other fields may be missing or null. */
type Specified<Type, Fields extends keyof Type> = Pick<Type, Fields> & {
  [Name in Exclude<keyof Type, Fields>]?: Type[Name] | null | undefined;
};

type InvoiceAnswer = Specified<
  Invoice,
  'invoiceId' | 'userId' | 'plan' | 'servers' | 'amount' | 'status' | 'purchaseDate' | 'sessionId'
>;

/** What the specification fixes: prices in euro, and its guarantee (spec 1 §9). */
const SPECIFIED = { currency: 'EUR', guarantee: { days: 7, activeHours: 24 } };

/** An invoice without a name of its seller and without a text about its tax shows neither. */
export const completeInvoice = (answer: InvoiceAnswer): Invoice => ({
  ...answer,
  planName: answer.planName ?? answer.plan,
  planFeatures: answer.planFeatures ?? [],
  number: answer.number ?? null,
  currency: answer.currency ?? SPECIFIED.currency,
  guarantee: answer.guarantee ?? SPECIFIED.guarantee,
  discountAmount: answer.discountAmount ?? 0,
  paidAmount: answer.paidAmount ?? null,
  refundedAmount: answer.refundedAmount ?? 0,
  completedAt: answer.completedAt ?? null,
  payable: answer.payable ?? false,
  tax: answer.tax ?? { percent: 0, amount: 0, notice: '' },
  seller: answer.seller ?? { name: '', address: '', taxId: '', imprintUrl: null },
  buyer: answer.buyer ?? { name: null, email: null, country: null },
  pdfUrl: answer.pdfUrl ?? null,
  documentUrl: answer.documentUrl ?? null,
  refund: answer.refund ?? { state: 'closed', why: 'not-paid' },
  isComplimentary: answer.isComplimentary ?? false,
  isImported: answer.isImported ?? false,
  isRefunding: answer.isRefunding ?? false,
  refunds: answer.refunds ?? [],
});

type ItemAnswer = Omit<
  Specified<InvoiceListItem, 'invoiceId' | 'plan' | 'amount' | 'status'>,
  'createdAt'
> & {
  createdAt: string | number;
  /** Some or all of them, or their number (spec 1 §3). */
  authorizedServers?: number | readonly unknown[] | null;
};
type InvoicePageAnswer = Pick<InvoicePage, 'totalPages'> & {
  invoices: readonly ItemAnswer[];
  total?: number | null;
  awaiting?: InvoicePage['awaiting'] | null;
};

/** @param createdAt epoch seconds, also as text, or a date such as `2026-03-09T14:05:00Z` */
function secondsOf(createdAt: string | number): number {
  const seconds = Number(createdAt);
  return Number.isNaN(seconds) ? Math.floor(Date.parse(String(createdAt)) / 1000) : seconds;
}

function completeItem({ authorizedServers, ...answer }: ItemAnswer): InvoiceListItem {
  const listed = Array.isArray(authorizedServers) ? authorizedServers.length : authorizedServers;
  return {
    ...answer,
    planName: answer.planName ?? answer.plan,
    number: answer.number ?? null,
    currency: answer.currency ?? SPECIFIED.currency,
    createdAt: secondsOf(answer.createdAt),
    serverCount: answer.serverCount ?? 0,
    state: answer.state ?? paymentStateOf({ status: answer.status }),
    authorizedCount: answer.authorizedCount ?? Number(listed ?? 0),
    pendingServers: answer.pendingServers ?? 0,
  };
}

/** Without a list of invoices that wait for servers, those of this page are named. */
export function completeInvoicePage(answer: InvoicePageAnswer): InvoicePage {
  const invoices = answer.invoices.map(completeItem);
  const awaiting = invoices.filter(
    ({ status, pendingServers }) => status === 'completed' && pendingServers > 0,
  );
  return {
    invoices,
    totalPages: answer.totalPages,
    total: answer.total ?? invoices.length,
    awaiting: answer.awaiting ?? awaiting,
  };
}

export const completeServer = (answer: Specified<ServerOption, 'id' | 'name'>): ServerOption => ({
  ...answer,
  members: answer.members ?? null,
  icon: answer.icon ?? null,
  authorized: answer.authorized ?? false,
});

export const completeAuthorized = (
  answer: Omit<Specified<AuthorizedServer, 'guild_id' | 'owner_id'>, 'timestamp'> & {
    timestamp: string | number;
  },
): AuthorizedServer => ({
  ...answer,
  timestamp: String(answer.timestamp),
  invoice_id: answer.invoice_id ?? '',
  transferable_at: answer.transferable_at ?? null,
});
