import type { RefundStatus } from '@portico/contracts/invoices/refund';
import { paymentStateOf } from '@portico/contracts/rules/payment-state';
import type { PaymentState } from '@portico/contracts/rules/payment-states';
import { discordOf } from './discord-of.ts';
import { isImported } from './imported.ts';
import type { InvoiceRow } from './invoice.table.ts';

type Facts = Pick<
  InvoiceRow,
  | ('status' | 'checkoutOpen' | 'dispute' | 'refundingSince' | 'paidAmount' | 'refundedAmount')
  | ('canceledAt' | 'grantId' | 'withdrawnAt' | 'fraudWarnedAt' | 'entitlementId' | 'isTest')
>;

/** The state of a stored invoice, as the team sees it. @param refunds that were requested here, newest first */
export const stateOf = (row: Facts, refunds: readonly { status: RefundStatus }[]): PaymentState =>
  paymentStateOf({
    status: row.status,
    payable: row.checkoutOpen,
    canceledAt: row.canceledAt && row.canceledAt.getTime(),
    dispute: row.dispute,
    fraudWarnedAt: row.fraudWarnedAt && row.fraudWarnedAt.getTime(),
    isRefunding: row.refundingSince !== null,
    paidAmount: row.paidAmount,
    refundedAmount: row.refundedAmount,
    refunds,
    withdrawnAt: row.withdrawnAt && row.withdrawnAt.getTime(),
    isComplimentary: row.grantId !== null,
    isImported: isImported(row),
    discord: discordOf(row),
  });
