import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The fields of Stripe's objects that are read. */
interface Session {
  id: string;
  client_reference_id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_total: number;
  payment_intent: string | null;
  invoice: string | null;
}
interface AfterSale {
  payment_intent: string;
  amount: number;
  status: string;
}
interface Contents {
  sessions: Session[];
  intents: { id: string; status: string }[];
  refunds: AfterSale[];
  disputes: AfterSale[];
  invoices: { id: string; number: string }[];
}

/** What Stripe has recorded about one payment page and its money, in cents. */
export interface Payment {
  sessionId: string;
  invoiceId: string;
  session: Session['status'];
  /** The money has arrived, or a discount code has made the purchase free. */
  isPaid: boolean;
  /** Number of Stripe's invoice. */
  number: string | null;
  /** A slow payment that the bank has refused. */
  hasFailed: boolean;
  /** After the discount. */
  amount: number;
  /** Without refunds that failed or were canceled. */
  refunded: number;
  dispute: 'inquiry' | 'open' | 'won' | 'lost' | null;
}

/** Every payment that the Stripe stand-in of a site has recorded. */
export function paymentsOf({ dataDir }: { dataDir: string }): Payment[] {
  const file = join(dataDir, 'sandbox-stripe.json');
  const contents = JSON.parse(readFileSync(file, 'utf8')) as Contents;
  return contents.sessions.map((session) => paymentOf(session, contents));
}

function paymentOf(session: Session, { intents, refunds, disputes, invoices }: Contents): Payment {
  const isOwn = ({ payment_intent: id }: AfterSale) => id === session.payment_intent;
  const intent = intents.find(({ id }) => id === session.payment_intent);
  return {
    sessionId: session.id,
    invoiceId: session.client_reference_id,
    session: session.status,
    isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
    number: invoices.find(({ id }) => id === session.invoice)?.number ?? null,
    hasFailed: intent?.status === 'requires_payment_method',
    amount: session.amount_total,
    refunded: refunds
      .filter((refund) => isOwn(refund) && !['failed', 'canceled'].includes(refund.status))
      .reduce((sum, { amount }) => sum + amount, 0),
    dispute: disputeOf(disputes.filter(isOwn).map(({ status }) => status)),
  };
}

function disputeOf(statuses: readonly string[]): Payment['dispute'] {
  // An inquiry (`warning_…`) takes no money, and a closed one is none.
  const inquiries = statuses.filter((status) => status.startsWith('warning_'));
  const chargebacks = statuses.filter((status) => !inquiries.includes(status));
  if (chargebacks.includes('lost')) return 'lost';
  if (chargebacks.some((status) => status !== 'won')) return 'open';
  if (inquiries.some((status) => status !== 'warning_closed')) return 'inquiry';
  return chargebacks.length > 0 ? 'won' : null;
}
