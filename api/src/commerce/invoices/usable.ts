import { paymentRow } from '@portico/contracts/rules/payment-state';
import type { InvoiceRow } from './invoice.table.ts';

/** Whether the slots of an invoice can cover servers: it is paid, and is not being refunded. */
export const isUsable = ({
  status,
  refundingSince,
}: Pick<InvoiceRow, 'status' | 'refundingSince'>): boolean =>
  paymentRow({ status, isRefunding: refundingSince !== null }).isUsable;
