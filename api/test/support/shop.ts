import { sql } from 'drizzle-orm';
import type { TestStripe } from 'sandbox/testing/stripe';
import type { Invoice } from '@portico/contracts/invoices/schema';
import { pathOfMatch } from '@portico/sdk/platform';
import { rowsOf } from '../../src/core/db/database.ts';
import { isDatabaseUnavailable } from '../../src/core/db/database-unavailable.ts';
import { PageLinks } from '../../src/core/pages/page-links.ts';
import { startApi, type TestApi } from './api.ts';
import { startDiscord, type TestDiscord } from './discord.ts';
import { discordEnv, signInAs } from './sign-in.ts';
import { SECRET_KEY, startStripe, WEBHOOK_SECRET } from './stripe.ts';
import type { TestBrowser } from './browser.ts';
import { waitFor } from './wait.ts';

/** Servers that the demo account Customer may manage. */
export const GUILDS = [
  '377823360513749174',
  '432938420634272017',
  '488053480754794860',
  '543168540874641863',
  '598283600995164706',
  '653398661115687549',
  '708513721236210392',
  '763628781356733235',
  '1094319142078518613',
] as const;
/** Pages of mfe-commerce, by the names under which it declares them. */
const PAGES: Readonly<Record<string, string>> = {
  invoice: '/invoice/:invoiceId',
  store: '/store',
  'licensed-servers': '/user/authorization',
};
/** A server that Customer owns, without the permission bit. */
export const OWNED_GUILD = '322708300393226331';
/** A server of which Customer is a member without permissions. */
export const FOREIGN_GUILD = '818743841476580238';
export const CUSTOMER = '473052869059424293';

/** An API with stand-ins for Stripe and Discord, and a signed-in customer. */
export interface Shop {
  api: TestApi;
  stripe: TestStripe;
  discord: TestDiscord;
  customer: TestBrowser;
  buy(plan: string, servers: number, more?: Record<string, unknown>): Promise<Response>;
  /** Creates a session and an invoice, and returns their ids. Does not pay. */
  order(plan?: string, servers?: number): Promise<{ session: string; invoiceId: string }>;
  /** Buys and pays, and waits for the webhook. @returns the invoice's id */
  license(plan?: string, servers?: number): Promise<string>;
  invoice(id: string): Promise<Invoice>;
  /** Waits until an invoice has a status. */
  becomes(id: string, status: string): Promise<void>;
  authorize(invoiceId: string, ...serverIds: string[]): Promise<Response>;
  rows<Row>(statement: string): Promise<Row[]>;
  /** The API's log lines since the last reset. */
  logs(): string;
  /** Deletes all purchases and all faults of the stand-ins. */
  reset(): Promise<void>;
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

export const post = (browser: TestBrowser, path: string, body: unknown): Promise<Response> =>
  browser.fetch(path, json(body));

export const shopEnv = (stripe: { url: string }, discord: { url: string }) => ({
  ...discordEnv(discord),
  STRIPE_API_URL: stripe.url,
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
});

/** Empties the tables of purchases: again, if PostgreSQL lets a job go first that has locked them in another order. */
const empty = (api: TestApi) =>
  waitFor('the tables of purchases are empty', async () => {
    try {
      await api.db().transaction(async (tx) => {
        // Only the superuser of a test can bypass the append-only triggers.
        await tx.execute(sql`set local session_replication_role = replica`);
        await tx.execute(sql`truncate refunds, invoices, licence_slots, ledger, licence_events,
          stripe_events, stripe_cursors, limits restart identity cascade`);
      });
      return true;
    } catch (error) {
      if (isDatabaseUnavailable(error)) return false;
      throw error;
    }
  });

export async function startShop(
  options: Parameters<typeof startApi>[0] & {
    /** Uses the stand-ins of another replica. */
    behind?: Pick<Shop, 'stripe' | 'discord'>;
    stripe?: Parameters<typeof startStripe>[0];
  } = {},
): Promise<Shop> {
  const stripe = options.behind?.stripe ?? (await startStripe(options.stripe));
  // Tests of races need many calls. Discord's limits have tests of their own.
  const many = { requests: 100_000, windowMs: 1000 };
  const discord =
    options.behind?.discord ??
    (await startDiscord({}, { limits: { global: many, 'GET /users/@me/guilds': many } }));
  const api = await startApi({ ...options, env: { ...shopEnv(stripe, discord), ...options.env } });
  // Most tests have no live remote.
  api.app.get(PageLinks).register((name, params) => {
    const path = PAGES[name];
    return path && pathOfMatch({ route: { path }, params });
  });
  if (!options.behind) await stripe.setEndpoint(`${api.url}/api/stripe/webhook`);
  const customer = await signInAs(api, 'customer');
  const rows = <Row>(statement: string) => rowsOf<Row>(api.db(), sql.raw(statement));
  const buy: Shop['buy'] = (plan, servers, more = {}) =>
    post(customer, '/api/stripe/checkout', { plan, servers, userId: CUSTOMER, ...more });
  const order: Shop['order'] = async (plan = 'Duo', servers = 2) => {
    const answer = await buy(plan, servers);
    if (answer.status !== 200) throw new Error(await answer.text());
    const { id: session } = (await answer.json()) as { id: string };
    const [row] = await rows<{ id: string }>(
      `select id from invoices where session_id = '${session}'`,
    );
    return { session, invoiceId: row?.id ?? '' };
  };
  const invoice: Shop['invoice'] = async (id) =>
    (await (await customer.go(`/api/stripe/invoice/${id}`)).json()) as Invoice;
  const becomes: Shop['becomes'] = (id, status) =>
    waitFor(`${id} is ${status}`, async () => {
      const [row] = await rows<{ status: string }>(
        `select status from invoices where id = '${id}'`,
      );
      return row?.status === status;
    }).then(() => undefined);
  let logsBefore = 0;
  return {
    api,
    stripe,
    discord,
    customer,
    buy,
    order,
    license: async (plan, servers) => {
      const { session, invoiceId } = await order(plan, servers);
      await stripe.act(session, 'pay');
      await becomes(invoiceId, 'completed');
      return invoiceId;
    },
    invoice,
    becomes,
    authorize: (invoiceId, ...serverIds) =>
      post(customer, '/api/user/servers/authorize', { invoiceId, serverIds }),
    rows,
    logs: () => api.logs().slice(logsBefore),
    reset: async () => {
      logsBefore = api.logs().length;
      await stripe.reset();
      await discord.clearFaults();
      await empty(api);
    },
  };
}
