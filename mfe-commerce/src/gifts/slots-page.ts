import type { InvoicePage } from '@portico/contracts/invoices/schema';

/** Where free slots are assigned: on their invoice, unless they were a gift, whose invoice is its buyer's. */
export const slotsPageOf = ({
  invoiceId,
  isGift,
}: Pick<InvoicePage['awaiting'][number], 'invoiceId' | 'isGift'>): string =>
  isGift ? '/user/licenses' : `/invoice/${invoiceId}`;
