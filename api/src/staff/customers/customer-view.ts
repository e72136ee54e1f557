import type { CustomerInvoice, LedgerLine } from '@portico/contracts/customers/schema';
import { planNameOf } from '../../commerce/invoices/bought-plan.ts';
import { guaranteeOf } from '../../commerce/invoices/guarantee-of.ts';
import { invoiceNumber } from '../../commerce/invoices/invoice-number.ts';
import type { InvoiceRow } from '../../commerce/invoices/invoice.table.ts';
import { paidAmountOf } from '../../commerce/invoices/paid-amount.ts';
import { invoiceRefundState } from '../../commerce/invoices/refund-state.ts';
import { refundableAmount, viewStaffRefund } from '../../commerce/invoices/refund-view.ts';
import type { RefundRow } from '../../commerce/invoices/refund.table.ts';
import { isGift } from '../../commerce/invoices/holder.ts';
import { stateOf } from '../../commerce/invoices/state-of.ts';
import { transferableAt } from '../../commerce/invoices/transferable-at.ts';
import type { LedgerRow, SlotRow, WebhookRow } from './customers.repository.ts';

const seconds = (time: Date | null) => (time ? Math.floor(time.getTime() / 1000) : null);

/** What the views of several invoices need, each fetched by one statement. */
interface Facts {
  slots: SlotRow[];
  webhooks: WebhookRow[];
  refunds: RefundRow[];
  /** Invoice id -> the longest time that one slot covered servers, in seconds. */
  uses: ReadonlyMap<string, number>;
  /** Epoch seconds. */
  now: number;
  /** Seconds between two transfers. */
  cooldown: number;
  /** @param payment id at the payment provider @returns its page in the provider's back office */
  paymentUrl: (payment: string) => string;
}

/** An invoice as the team sees it. */
export function viewInvoice(row: InvoiceRow, facts: Facts): CustomerInvoice {
  const { slots, webhooks, refunds, uses, now, cooldown } = facts;
  const own = refunds.filter(({ invoiceId }) => invoiceId === row.id);
  const webhook = webhooks.find(({ invoiceId }) => invoiceId === row.id);
  return {
    invoiceId: row.id,
    number: invoiceNumber(row),
    userId: row.userId,
    plan: row.plan,
    planName: planNameOf(row),
    servers: row.servers,
    amount: row.amount,
    currency: row.currency,
    guarantee: guaranteeOf(row),
    paidAmount: row.completedAt === null ? null : paidAmountOf(row),
    refundedAmount: row.refundedAmount,
    refundableAmount: refundableAmount(
      row,
      own.some(({ status }) => status === 'requested'),
    ),
    refunds: own.map(viewStaffRefund),
    refund: invoiceRefundState(row, uses.get(row.id) ?? 0, now),
    isRefunding: row.refundingSince !== null,
    dispute: row.dispute,
    status: row.status,
    state: stateOf(row, own),
    createdAt: seconds(row.createdAt) ?? 0,
    completedAt: seconds(row.completedAt),
    buyer: { name: row.buyerName, email: row.buyerEmail, country: row.buyerCountry },
    consent: row.consentAt && { at: seconds(row.consentAt) ?? 0, text: row.consentText },
    complimentary:
      row.grantId === null
        ? null
        : { reason: row.grantReason ?? '', revokedAt: seconds(row.revokedAt) },
    entitlementId: row.entitlementId,
    gift: isGift(row) ? { redeemedBy: row.redeemedBy, redeemedAt: seconds(row.redeemedAt) } : null,
    paymentUrl: row.paymentId && facts.paymentUrl(row.paymentId),
    sessionId: row.sessionId,
    slots: slots
      .filter(({ invoiceId }) => invoiceId === row.id)
      .map(({ position, guildId, guildName, authorizedAt, revokedAt, transferredAt }) => ({
        position,
        guildId,
        guildName,
        authorizedAt: seconds(authorizedAt),
        revokedAt: seconds(revokedAt),
        transferableAt: guildId === null ? null : transferableAt(transferredAt, cooldown, now),
      })),
    lastWebhook: webhook
      ? {
          id: webhook.id,
          type: webhook.type,
          outcome: webhook.outcome,
          attempts: webhook.attempts,
          receivedAt: seconds(webhook.receivedAt) ?? 0,
        }
      : null,
  };
}

/** A ledger entry as the team sees it. */
export function viewLedger({ id, at, ...row }: LedgerRow): LedgerLine {
  return { ...row, id: String(id), at: seconds(at) ?? 0 };
}
