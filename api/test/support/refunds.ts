import type Stripe from 'stripe';
import type { StaffRefund } from '@portico/contracts/invoices/refund';
import { RefundSender } from '../../src/commerce/refunds/refund-sender.service.ts';
import { GUILDS, post, startShop, type Shop } from './shop.ts';
import { sdkOf } from './stripe.ts';

/** The price of Duo, in cents. */
export const PRICE = 849;
/** Stripe's route that creates refunds. */
export const CREATE = 'POST /refunds';
export const ADMINISTRATOR = '100000000000000001';
const SUPPORTER = '100000000000000002';

interface Problem {
  type: string;
  error: string;
}
/** A refund, or the kind and text of a problem, with the status of HTTP. */
type Answer = Partial<StaffRefund> & { kind?: string; error?: string; httpStatus: number };

export async function readAnswer(answer: Response): Promise<Answer> {
  const { status: httpStatus } = answer;
  const body = (await answer.json()) as StaffRefund & Problem;
  if (httpStatus === 200) return { ...body, httpStatus };
  const kind = body.type.split(':').at(-1) ?? '';
  return { kind, error: body.error, httpStatus };
}

/** A shop with two members of the team, and what tests of refunds ask. */
export async function startRefunds() {
  const shop = await startShop();
  const administrator = await shop.api.signIn({ id: ADMINISTRATOR, rank: 'Administrator' });
  const supporter = await shop.api.signIn({ id: SUPPORTER, rank: 'Supporter' });
  return { shop, administrator, supporter, ...stepsOf(shop, administrator) };
}

const stepsOf = (shop: Shop, administrator: string) => ({
  /** A refund by the owner. */
  own: async (invoiceId: string, body: unknown = { amount: PRICE }, browser = shop.customer) =>
    readAnswer(await post(browser, `/api/invoices/${invoiceId}/refund`, body)),
  byStaff: async (invoiceId: string, body: object, cookie = administrator) =>
    readAnswer(
      await shop.api.call(`/api/staff/invoices/${invoiceId}/refund`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        body: JSON.stringify({ refunded: 0, reason: 'Charged twice', ...body }),
      }),
    ),
  sessionOf: async (invoiceId: string) => {
    const [row] = await shop.rows<{ session: string }>(
      `select session_id as session from invoices where id = '${invoiceId}'`,
    );
    return row?.session ?? '';
  },
  /** The kinds of an invoice's ledger entries, oldest first. */
  kinds: async (invoiceId: string) =>
    (
      await shop.rows<{ kind: string }>(
        `select kind from ledger where invoice_id = '${invoiceId}' order by id`,
      )
    ).map(({ kind }) => kind),
  atStripe: async (): Promise<Stripe.Refund[]> =>
    (await sdkOf(shop.stripe).refunds.list({ limit: 100 })).data,
  stored: () => shop.rows('select 1 from refunds'),
  /** 200 where a slot of the invoice is free. */
  free: async (invoiceId: string) => (await shop.authorize(invoiceId, GUILDS[1])).status,
  sweep: () => shop.api.app.get(RefundSender).continueRequested(0),
  /** A license whose webhooks do not arrive from now on. */
  quiet: async () => {
    const invoiceId = await shop.license();
    await shop.stripe.setDeliveryFault({ drop: true });
    return invoiceId;
  },
});
