import type { RefundStatus } from '@portico/contracts/invoices/refund';
import { paymentStateOf } from '@portico/contracts/rules/payment-state';
import type { PaymentState } from '@portico/contracts/rules/payment-states';
import { discordOf } from './discord-of.ts';
import type { InvoiceRow } from './invoice.table.ts';

type Facts = Pick<
  InvoiceRow,
  | ('status' | 'checkoutOpen' | 'dispute' | 'refundingSince' | 'paidAmount' | 'refundedAmount')
  | ('canceledAt' | 'grantId' | 'withdrawnAt' | 'entitlementId' | 'isTest')
>;

/** The state of a stored invoice. @param refunds that were requested here, newest first */
export const stateOf = (row: Facts, refunds: readonly { status: RefundStatus }[]): PaymentState =>
  paymentStateOf({
    status: row.status,
    payable: row.checkoutOpen,
    canceledAt: row.canceledAt && row.canceledAt.getTime(),
    dispute: row.dispute,
    isRefunding: row.refundingSince !== null,
    paidAmount: row.paidAmount,
    refundedAmount: row.refundedAmount,
    refunds,
    withdrawnAt: row.withdrawnAt && row.withdrawnAt.getTime(),
    isComplimentary: row.grantId !== null,
    discord: discordOf(row),
  });
