import type { InvoiceRow } from './invoice.table.ts';

/** Whether an invoice is of a purchase in Discord, and of which kind. @returns null: not bought there */
export const discordOf = ({
  entitlementId,
  isTest,
}: Pick<InvoiceRow, 'entitlementId' | 'isTest'>): 'bought' | 'test' | null =>
  entitlementId === null ? null : isTest ? 'test' : 'bought';
