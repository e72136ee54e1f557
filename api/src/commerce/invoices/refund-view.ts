import type { Refund, StaffRefund } from '@portico/contracts/invoices/refund';
import type { InvoiceRow } from './invoice.table.ts';
import { paidAmountOf } from './paid-amount.ts';
import type { RefundRow } from './refund.table.ts';
import { isUsable } from './usable.ts';

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);

/** A refund as its buyer sees it. */
export const viewRefund = ({
  id,
  amount,
  status,
  by,
  requestedAt,
  settledAt,
}: RefundRow): Refund => ({
  refundId: id,
  amount,
  status,
  by,
  requestedAt: seconds(requestedAt),
  settledAt: settledAt && seconds(settledAt),
});

/** A refund as the team sees it. */
export const viewStaffRefund = (row: RefundRow): StaffRefund => ({
  ...viewRefund(row),
  reason: row.reason,
  failure: row.failure,
});

/** What is left of a payment. */
export const paidRest = (row: InvoiceRow): number => paidAmountOf(row) - row.refundedAmount;

/** What a member can refund now. @param isRequested a refund waits for an answer of the provider */
export const refundableAmount = (invoice: InvoiceRow, isRequested: boolean): number =>
  isUsable(invoice) && !isRequested && invoice.paymentId !== null ? paidRest(invoice) : 0;
