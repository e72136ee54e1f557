import { startCheckout, verifyPayment } from '@portico/contracts/checkout/calls';
import { getPlans } from '@portico/contracts/store/calls';
import type { Plan } from '@portico/contracts/store/schema';
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

/** Servers of the demo account. */
const GUILDS = [
  ['322708300393226331', '653398661115687549'],
  ['708513721236210392', '763628781356733235'],
];

/**
 * One invoice per state of the dashboard, newest last.
 * @param plans that the site sells
 * @returns none where it sells nothing
 */
export function purchasesOf(plans: readonly Plan[]): DemoPurchase[] {
  const planAt = (index: number) => plans[index % plans.length];
  const of = (plan: Plan | undefined, rest: Pick<DemoPurchase, 'then' | 'guildIds'>, most = 1) =>
    plan
      ? [
          {
            ...{ plan: plan.id, ...rest },
            servers: Math.max(plan.servers, Math.min(most, plan.maxServers ?? plan.servers)),
            ...(rest.guildIds && { guildIds: rest.guildIds.slice(0, plan.servers) }),
          },
        ]
      : [];
  return [
    ...of(planAt(0), { then: 'refunded' }),
    ...GUILDS.flatMap((guildIds, index) => of(planAt(index + 1), { then: 'paid', guildIds })),
    ...of(planAt(0), { then: 'left open' }, 3),
  ];
}

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
  const plans = await customer.call<Plan[]>('GET', getPlans.path);
  for (const { plan, servers, then, guildIds } of purchasesOf(plans)) {
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
