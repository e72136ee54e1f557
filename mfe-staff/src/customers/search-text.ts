import type { CustomerSearch } from '@portico/contracts/customers/schema';
import { lookup } from '@portico/sdk/rules/lookup';

/** What can be searched, for the page and for a search without a result. */
export const SEARCHABLE =
  'Search by invoice number or ID, by a Stripe ID (cs_, pi_ or ch_), by email address, by Discord name or ID, or by server ID.';

const NOT_FOUND: Record<CustomerSearch['kind'], string> = {
  session: 'No invoice belongs to this Stripe checkout session.',
  payment: 'No invoice belongs to this Stripe payment.',
  charge: 'No invoice belongs to this Stripe charge.',
  email: 'No invoice has this email address. Invoices get it from Stripe when they are paid.',
  id: 'No account, invoice or licensed server has this ID.',
  number: 'No invoice has this number.',
  invoice: 'No invoice has this ID or number.',
  name: 'No Discord name begins like this. Only users who have signed in here are found by name.',
};

/** Why a search has found nobody. */
export const formatNotFound = (kind: CustomerSearch['kind']): string =>
  lookup(NOT_FOUND, kind, 'Nothing matches this text.');
