import { startCheckout, verifyPayment } from '@portico/contracts/checkout/calls';
import { authorizeServers } from '@portico/contracts/servers/calls';
import { signOut } from '@portico/sdk/contracts/session/calls';
import { demoAccount } from '../people/accounts.ts';
import { DemoBrowser } from './demo-browser.ts';

interface DemoPurchase {
  plan: string;
  servers: number;
  /** Outcome of the payment. */
  then: 'left open' | 'paid' | 'refunded';
  /** Servers to authorize. */
  guildIds?: readonly string[];
}

/** One invoice per state of the dashboard, newest last. */
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
  /** Base URL of the API, without a trailing slash. */
  url: string;
  /** Base URL of the Stripe stand-in. */
  stripeUrl: string;
  signal: AbortSignal;
}

/**
 * Makes the purchases of the demo account Customer through the public API: signs in,
 * opens the payment page, pays, authorizes servers. Does nothing if the Stripe stand-in already has
 * a session.
 */
export async function makeDemoPurchases(options: PurchaseOptions): Promise<void> {
  const { url, stripeUrl, signal } = options;
  const control = async <T>(path: string, method = 'POST'): Promise<T> => {
    const answer = await fetch(`${stripeUrl}${path}`, { method, signal });
    if (!answer.ok) throw new Error(`The Stripe stand-in responded with ${answer.status}`);
    return (await answer.json()) as T;
  };
  if ((await control<unknown[]>('/__sessions', 'GET')).length > 0) return;

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
    const paid = await control<{ client_reference_id: string }>(`/__sessions/${session.id}/pay`);
    const invoiceId = paid.client_reference_id;
    await customer.call('POST', verifyPayment.path, { invoiceId });
    if (guildIds) {
      await customer.call('POST', authorizeServers.path, { invoiceId, serverIds: guildIds });
    }
    if (then === 'refunded') await control(`/__sessions/${session.id}/refund`);
  }
  await customer.call('POST', signOut.path);
}
