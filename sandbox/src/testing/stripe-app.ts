import type { LoggedCall } from '../stripe/api-gate.ts';
import type { Session } from '../stripe/objects.ts';
import { startStripe, type RunningStripe, type StripeOptions } from '../stripe/stripe-server.ts';
import type { Delivery } from '../stripe/webhooks.ts';

export { signatureOf } from '../stripe/signature.ts';

export const SECRET_KEY = 'sk_test_key-of-the-test';
export const WEBHOOK_SECRET = 'whsec_secret-of-the-test';

/** Events of one request: the sandbox takes no large bodies. */
const MAX_BATCH = 200;

type Act = 'pay' | 'pay-later' | 'succeed' | 'fail' | 'expire' | 'refund' | 'dispute';

/** A sandbox on a free port and what steers it. */
export interface TestStripe extends RunningStripe {
  act(session: string, act: Act, body?: unknown): Promise<{ id: string }>;
  closeDispute(id: string, outcome: 'won' | 'lost'): Promise<void>;
  /** The bank sends a refund back, or somebody stops it. */
  takeBackRefund(id: string, outcome: 'failed' | 'canceled'): Promise<void>;
  /** Events of anything, of any age, oldest first. @returns their ids */
  happen(...events: { type: string; object: object; created?: number }[]): Promise<string[]>;
  /** As if all events so far were too old for Stripe to keep. */
  forgetEvents(): Promise<void>;
  /** Overwrites fields of a session. */
  change(session: string, fields: Record<string, unknown>): Promise<void>;
  sessions(): Promise<Session[]>;
  calls(route?: string): Promise<LoggedCall[]>;
  arm(fault: { kind: string } & Record<string, unknown>): Promise<void>;
  heal(): Promise<void>;
  /** Forgets everything that happened. */
  reset(): Promise<void>;
  /** Where webhooks go. */
  pointTo(url: string, secret?: string): Promise<void>;
  /** Sends an event once more, whatever became of it. */
  resend(event: string): Promise<void>;
  deliveries(): Promise<Delivery[]>;
  misdeliver(fault: Record<string, unknown>): Promise<void>;
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
    closeDispute: async (id, outcome) =>
      void (await control('POST', `/__disputes/${id}/${outcome}`)),
    takeBackRefund: async (id, outcome) =>
      void (await control('POST', `/__refunds/${id}/${outcome}`)),
    happen: async (...events) => {
      const ids: string[] = [];
      for (let start = 0; start < events.length; start += MAX_BATCH) {
        const batch = events.slice(start, start + MAX_BATCH);
        const made = (await control('POST', '/__events', batch)) as { id: string }[];
        ids.push(...made.map(({ id }) => id));
      }
      return ids;
    },
    forgetEvents: async () => void (await control('DELETE', '/__events')),
    change: async (session, fields) =>
      void (await control('PUT', `/__sessions/${session}`, fields)),
    sessions: () => control('GET', '/__sessions') as Promise<Session[]>,
    calls: async (route) =>
      ((await control('GET', '/__calls')) as LoggedCall[]).filter(
        (call) => !route || call.route === route,
      ),
    arm: async (fault) => void (await control('POST', '/__faults', fault)),
    heal: async () => void (await control('DELETE', '/__faults')),
    reset: async () => void (await control('DELETE', '/__sessions')),
    pointTo: async (url, secret = WEBHOOK_SECRET) =>
      void (await control('PUT', '/__endpoint', { url, secret })),
    resend: async (event) => void (await control('POST', `/__webhooks/${event}/resend`)),
    deliveries: () => control('GET', '/__webhooks') as Promise<Delivery[]>,
    misdeliver: async (fault) => void (await control('PUT', '/__webhooks', fault)),
    release: async (order = 'as-is') =>
      void (await control('POST', '/__webhooks/release', { order })),
  };
}
