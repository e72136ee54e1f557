import type { Payment } from './payments.ts';

/** What a site must have stored about an invoice; amounts in cents. */
export interface Derived {
  status: string;
  refunded: number;
  dispute: Payment['dispute'];
  /** Number of Stripe's invoice, which only a payment has. */
  number: string | null;
  /** Whether the payment page can still be used. */
  isOpen: boolean;
  /** Usable slots. */
  slots: number;
  /** Sums of the ledger. */
  ledger: { received: number; refunded: number; held: number; slots: number };
}

/**
 * Derives an invoice from its payment alone. This is written a second time on purpose: it shares no
 * code with the API, so that one mistake cannot hide another.
 * @param bought.servers that the invoice pays for @param bought.isWaiting a gift that nobody has redeemed yet
 */
export function derive(
  payment: Payment,
  { servers, isWaiting }: { servers: number; isWaiting: boolean },
): Derived {
  const { isPaid, amount, refunded, dispute } = payment;
  const isDisputed = dispute === 'open' || dispute === 'lost';
  const status = !isPaid
    ? unpaidStatus(payment)
    : refunded > 0 && refunded === amount
      ? 'refunded'
      : isDisputed
        ? 'disputed'
        : 'completed';
  const slots = status === 'completed' && !isWaiting ? servers : 0;
  return {
    status,
    refunded,
    dispute,
    number: payment.number,
    isOpen: payment.session === 'open',
    slots,
    ledger: {
      received: isPaid ? amount : 0,
      refunded,
      held: isPaid && isDisputed ? amount - refunded : 0,
      slots,
    },
  };
}

function unpaidStatus({ session, hasFailed }: Payment): string {
  if (session === 'expired') return 'expired';
  return session === 'complete' && hasFailed ? 'failed' : 'pending';
}
