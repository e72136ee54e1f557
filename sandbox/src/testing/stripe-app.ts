import type { LoggedCall } from '../stripe/api-gate.ts';
import type { DisputeOutcome } from '../stripe/disputes.ts';
import type { PromotionCode, Session } from '../stripe/objects.ts';
import { startStripe, type RunningStripe, type StripeOptions } from '../stripe/stripe-server.ts';
import type { Delivery, Endpoint } from '../stripe/webhooks.ts';

export type { DisputeOutcome } from '../stripe/disputes.ts';
export { BotName } from '../bot-name.ts';
export { signatureOf } from '../stripe/signature.ts';

export const SECRET_KEY = 'sk_test_key-of-the-test';
export const WEBHOOK_SECRET = 'whsec_secret-of-the-test';

/** Events per request, because the sandbox limits the body size. */
const MAX_BATCH = 200;

type Action =
  | 'pay'
  | 'pay-later'
  | 'succeed'
  | 'fail'
  | 'expire'
  | 'refund'
  | 'dispute'
  | 'inquire'
  | 'warn'
  | 'apply'
  | 'locate';

/** A Stripe stand-in on a free port with its control API. */
export interface TestStripe extends RunningStripe {
  act(session: string, act: Action, body?: unknown): Promise<{ id: string }>;
  /** Answers, escalates or ends a dispute. */
  endDispute(id: string, outcome: DisputeOutcome): Promise<void>;
  /** Pays a pending refund, lets it wait for the customer or fail at the bank, or cancels it. */
  endRefund(
    id: string,
    outcome: 'requires_action' | 'succeeded' | 'failed' | 'canceled',
  ): Promise<void>;
  /** Sets the seller's balance; Stripe keeps a larger refund pending. */
  setBalance(cents: number): Promise<void>;
  /** Creates events with any type and age, oldest first. @returns their ids */
  createEvents(...events: { type: string; object: object; created?: number }[]): Promise<string[]>;
  /** Deletes all events, as if Stripe no longer had them. */
  deleteEvents(): Promise<void>;
  /** Overwrites fields of a session. */
  updateSession(session: string, fields: Record<string, unknown>): Promise<void>;
  /** Creates a promotion code, with `percentOff` or `amountOff` in cents. */
  createCode(code: { code: string } & Record<string, unknown>): Promise<PromotionCode>;
  /** How far Stripe Tax is set up. */
  setTax(setup: { countries?: string[]; hasHeadOffice?: boolean }): Promise<void>;
  sessions(): Promise<Session[]>;
  calls(route?: string): Promise<LoggedCall[]>;
  arm(fault: { kind: string } & Record<string, unknown>): Promise<void>;
  clearFaults(): Promise<void>;
  /** Deletes all state. */
  reset(): Promise<void>;
  /** Sets the webhook endpoint. @param listed how Stripe lists it */
  setEndpoint(
    url: string,
    secret?: string,
    listed?: Pick<Endpoint, 'events' | 'isDisabled' | 'apiVersion'>,
  ): Promise<void>;
  removeEndpoint(): Promise<void>;
  /** Sends an event again. */
  resend(event: string): Promise<void>;
  deliveries(): Promise<Delivery[]>;
  setDeliveryFault(fault: Record<string, unknown>): Promise<void>;
  release(order?: 'as-is' | 'reverse'): Promise<void>;
}

export async function startTestStripe(options: Partial<StripeOptions> = {}): Promise<TestStripe> {
  const stripe = await startStripe({
    port: 0,
    secretKey: SECRET_KEY,
    retryMs: [20, 50, 100, 200, 400, 800, 1600],
    ...options,
  });
  const control = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${stripe.url}${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text ? JSON.parse(text) : undefined;
  };
  return {
    ...stripe,
    act: (session, act, body) =>
      control('POST', `/__sessions/${session}/${act}`, body) as Promise<{ id: string }>,
    endDispute: async (id, outcome) => void (await control('POST', `/__disputes/${id}/${outcome}`)),
    endRefund: async (id, outcome) => void (await control('POST', `/__refunds/${id}/${outcome}`)),
    setBalance: async (cents) => void (await control('PUT', '/__balance', { cents })),
    createEvents: async (...events) => {
      const ids: string[] = [];
      for (let start = 0; start < events.length; start += MAX_BATCH) {
        const batch = events.slice(start, start + MAX_BATCH);
        const made = (await control('POST', '/__events', batch)) as { id: string }[];
        ids.push(...made.map(({ id }) => id));
      }
      return ids;
    },
    deleteEvents: async () => void (await control('DELETE', '/__events')),
    updateSession: async (session, fields) =>
      void (await control('PUT', `/__sessions/${session}`, fields)),
    createCode: (code) => control('POST', '/__promotion-codes', code) as Promise<PromotionCode>,
    setTax: async (setup) => void (await control('PUT', '/__tax', setup)),
    sessions: () => control('GET', '/__sessions') as Promise<Session[]>,
    calls: async (route) =>
      ((await control('GET', '/__calls')) as LoggedCall[]).filter(
        (call) => !route || call.route === route,
      ),
    arm: async (fault) => void (await control('POST', '/__faults', fault)),
    clearFaults: async () => void (await control('DELETE', '/__faults')),
    reset: async () => void (await control('DELETE', '/__sessions')),
    setEndpoint: async (url, secret = WEBHOOK_SECRET, listed = {}) =>
      void (await control('PUT', '/__endpoint', { url, secret, ...listed })),
    removeEndpoint: async () => void (await control('DELETE', '/__endpoint')),
    resend: async (event) => void (await control('POST', `/__webhooks/${event}/resend`)),
    deliveries: () => control('GET', '/__webhooks') as Promise<Delivery[]>,
    setDeliveryFault: async (fault) => void (await control('PUT', '/__webhooks', fault)),
    release: async (order = 'as-is') =>
      void (await control('POST', '/__webhooks/release', { order })),
  };
}
