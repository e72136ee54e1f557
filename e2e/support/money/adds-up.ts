import { expect } from '@playwright/test';
import type { Portico } from '../portico.ts';
import { derive } from './derive.ts';
import { paymentsOf, type Payment } from './payments.ts';
import { boughtBy, serversOf, storedBy, storedOf, type Stored } from './stored.ts';

/**
 * Derives from Stripe's payments, refunds and disputes what a site must have stored, and compares it
 * with the invoices, the ledger, the slots and the events for the bot. Waits while webhooks arrive.
 */
export async function expectMoneyAddsUp(portico: Portico): Promise<void> {
  await expect(async () => {
    // The payments are read first: what is stored may be newer, and the next attempt sees both.
    const payments = paymentsOf(portico);
    compare(payments, await storedBy(portico));
  }).toPass({ timeout: 60_000 });
}

function compare(payments: readonly Payment[], stored: Stored): void {
  const known = new Map(stored.invoices.map((invoice) => [invoice.id, invoice]));
  for (const payment of payments.filter(({ isPaid }) => isPaid)) {
    expect(known.get(payment.invoiceId)?.session_id, 'the session of a payment').toBe(
      payment.sessionId,
    );
  }
  const bySession = new Map(payments.map((payment) => [payment.sessionId, payment]));
  for (const invoice of stored.invoices.filter((one) => one.discord_entitlement_id === null)) {
    const payment = bySession.get(invoice.session_id ?? '');
    expect(payment, `the payment page of ${invoice.id}`).toBeDefined();
    if (!payment) continue;
    const derived = derive(payment, boughtBy(invoice));
    expect(storedOf(invoice, stored), `${invoice.id}, derived from Stripe`).toEqual(derived);
    const times = (kind: string) =>
      stored.ledger.filter((row) => row.invoice_id === invoice.id && row.kind === kind).length;
    expect(times('invoice.created'), `${invoice.id} was created`).toBe(1);
    expect(times('payment.received'), `${invoice.id} was paid`).toBe(payment.isPaid ? 1 : 0);
  }
  const { bySlots, byLedger, ofBot } = serversOf(stored);
  expect(byLedger, 'servers by the ledger').toEqual(bySlots);
  expect(ofBot, 'servers that the bot was told').toEqual(
    bySlots.map((pair) => pair.split(' ')[0] ?? '').sort(),
  );
}
