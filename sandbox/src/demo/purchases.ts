import { startCheckout, verifyPayment } from 'shared/contracts/checkout/calls';
import { authorizeServers } from 'shared/contracts/servers/calls';
import { signOut } from 'shared/contracts/session/calls';
import type { PlanId } from 'shared/contracts/store/plans';
import { demoAccount } from '../people/accounts.ts';
import { DemoBrowser } from './demo-browser.ts';

interface DemoPurchase {
  plan: PlanId;
  servers: number;
  /** What happens on the payment page, and afterwards. */
  then: 'left open' | 'paid' | 'refunded';
  /** Servers that it authorizes. */
  guildIds?: readonly string[];
}

/** One invoice for each thing that the dashboard can show; newest last. */
const purchases: readonly DemoPurchase[] = [
  { plan: 'Single', servers: 1, then: 'refunded' },
  {
    plan: 'Duo',
    servers: 2,
    then: 'paid',
    guildIds: ['322708300393226331', '653398661115687549'],
  },
  {
    plan: 'Multi',
    servers: 5,
    then: 'paid',
    guildIds: ['708513721236210392', '763628781356733235'],
  },
  { plan: 'Single', servers: 3, then: 'left open' },
];

interface PurchaseOptions {
  /** Address of the API, without a trailing slash. */
  url: string;
  /** Address of the stand-in for Stripe. */
  stripeUrl: string;
  signal: AbortSignal;
}

/**
 * Buys what the demo account Customer owns, by the same doors as any customer (DESIGN §5): signs in,
 * goes to the payment page, pays, authorizes servers. Once: where the stand-in for Stripe has seen a
 * purchase, nothing happens.
 */
export async function makeDemoPurchases(options: PurchaseOptions): Promise<void> {
  const { url, stripeUrl, signal } = options;
  const steer = async <T>(path: string, method = 'POST'): Promise<T> => {
    const answer = await fetch(`${stripeUrl}${path}`, { method, signal });
    if (!answer.ok) throw new Error(`The stand-in for Stripe answers ${answer.status}`);
    return (await answer.json()) as T;
  };
  if ((await steer<unknown[]>('/__sessions', 'GET')).length > 0) return;

  const customer = new DemoBrowser({ url, signal });
  await customer.signIn('customer');
  const userId = demoAccount('customer')?.user.id;
  for (const { plan, servers, then, guildIds } of purchases) {
    const session = await customer.call<{ id: string }>('POST', startCheckout.path, {
      plan,
      servers,
      userId,
    });
    if (then === 'left open') continue;
    const paid = await steer<{ client_reference_id: string }>(`/__sessions/${session.id}/pay`);
    const invoiceId = paid.client_reference_id;
    await customer.call('POST', verifyPayment.path, { invoiceId });
    if (guildIds) {
      await customer.call('POST', authorizeServers.path, { invoiceId, serverIds: guildIds });
    }
    if (then === 'refunded') await steer(`/__sessions/${session.id}/refund`);
  }
  await customer.call('POST', signOut.path);
}
