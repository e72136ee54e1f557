import type { InvoiceRow } from '../invoices/invoice.table.ts';
import { isUsable } from '../invoices/usable.ts';
import type { Told } from '../messages/message-facts.ts';
import { hasFailed, type RefundReport } from '../payments/payment-facts.ts';

type Invoice = Parameters<typeof isUsable>[0] & Pick<InvoiceRow, 'id' | 'refundedAmount'>;
type RefundMessage = Extract<Told, { kind: `refund.${string}` }> & { event: string };

/** Names what is told about a refund. It contains the provider's id, so that each state is told once. */
const eventOf = (kind: Told['kind'], { id }: Invoice, { providerId }: RefundReport): string =>
  `${kind} ${id} ${providerId}`;

/**
 * Messages that follow the states of an invoice's refunds: accepted, paid, failed. What was told
 * before decides which change is new, because the provider reports a state as often as it is asked. A refund
 * of which nothing was told is new if the refunded amount has changed by it, or if it was requested here
 * and has failed before its first report: its request promised a message.
 * @param reports of the provider, newest first
 * @param known.told the events of the invoice that messages were written for
 * @param known.failedNow the provider's ids of the refunds requested here that have failed since the last report
 */
export function refundMessages(
  before: Invoice,
  after: Invoice,
  reports: readonly RefundReport[],
  { told, failedNow = new Set() }: { told: ReadonlySet<string>; failedNow?: ReadonlySet<string> },
): RefundMessage[] {
  const isTold = (kind: Told['kind'], report: RefundReport): boolean =>
    told.has(eventOf(kind, after, report));
  const wasAccepted = (report: RefundReport): boolean =>
    isTold('refund.accepted', report) ||
    isTold('refund.needs-action', report) ||
    isTold('refund.paid', report);
  const endedInVain = reports.filter(
    (report) => hasFailed(report) && wasAccepted(report) && !isTold('refund.failed', report),
  );
  const change = after.refundedAmount - before.refundedAmount + sumOf(endedInVain);
  const added = newestWithin(
    reports.filter((report) => !hasFailed(report) && !wasAccepted(report)),
    change,
  );
  const removed = newestWithin(
    reports.filter((report) => hasFailed(report) && !wasAccepted(report)),
    -change,
  );
  const isNew = (report: RefundReport): boolean =>
    added.includes(report) ||
    removed.includes(report) ||
    wasAccepted(report) ||
    failedNow.has(report.providerId);
  return reports
    .filter(isNew)
    .map((report) => messageOf(after, report))
    .filter(({ event }) => !told.has(event))
    .filter(({ kind, event }) => {
      // An answer of the provider that is older than the last message says nothing new.
      const id = event.slice(`${kind} `.length);
      return kind === 'refund.failed' || !told.has(`refund.paid ${id}`);
    });
}

function messageOf(invoice: Invoice, report: RefundReport): RefundMessage {
  const { amount, status } = report;
  const keepsLicense = isUsable(invoice);
  switch (status) {
    case 'failed':
    case 'canceled': {
      const facts = { amount, isCanceled: status === 'canceled' };
      return { kind: 'refund.failed', facts, event: eventOf('refund.failed', invoice, report) };
    }
    case 'succeeded': {
      const facts = { amount, keepsLicense };
      return { kind: 'refund.paid', facts, event: eventOf('refund.paid', invoice, report) };
    }
    case 'needs-action':
    case 'pending': {
      const kind = status === 'pending' ? 'refund.accepted' : 'refund.needs-action';
      return { kind, facts: { amount, keepsLicense }, event: eventOf(kind, invoice, report) };
    }
  }
}

/** The newest refunds that make up an amount. */
function newestWithin(reports: readonly RefundReport[], amount: number): RefundReport[] {
  let rest = amount;
  return reports.filter((report) => {
    const isPart = rest > 0;
    if (isPart) rest -= report.amount;
    return isPart;
  });
}

const sumOf = (reports: readonly RefundReport[]): number =>
  reports.reduce((sum, { amount }) => sum + amount, 0);
