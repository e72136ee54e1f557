import type { Rule } from './rules.ts';

/**
 * Migrations from before the rules. They ran on the sites that follow the main branch, so they stay
 * as they are. No line is added.
 */
export const EXCEPTIONS: Readonly<Record<string, readonly Rule[]>> = {
  '0032_money_of_invoices': ['lock'],
  '0035_invoice_email': ['lock'],
  '0036_support_desk': ['lock'],
};
