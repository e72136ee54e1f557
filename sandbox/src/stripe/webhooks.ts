import { z } from 'zod';
import { API_VERSION, newId, type Event } from './objects.ts';
import type { StripeStore } from './stripe-store.ts';
import { signatureOf } from './signature.ts';

export interface Endpoint {
  url: string;
  secret: string;
}

/** How deliveries misbehave until told otherwise. */
export const DeliveryFault = z.strictObject({
  /** Kept back until `POST /__webhooks/release`. */
  hold: z.boolean().default(false),
  /** Never sent: the endpoint was dead for days. */
  drop: z.boolean().default(false),
  /** How often each event is sent at once. */
  copies: z.int().min(1).max(20).default(1),
  /** How late each is sent. */
  delayMs: z.number().nonnegative().default(0),
});
export type DeliveryFault = z.infer<typeof DeliveryFault>;

export interface Delivery {
  event: string;
  type: string;
  /** Status that the endpoint answered; 0: it could not be reached. */
  status: number;
}

const WELL_BEHAVED: DeliveryFault = { hold: false, drop: false, copies: 1, delayMs: 0 };
/** Stripe's own pauses are hours; here they are short enough to be watched. */
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];
const PATIENCE_MS = 10_000;

interface WebhookOptions {
  store: StripeStore;
  now: () => number;
  endpoint?: Endpoint;
  /** Pauses before the further attempts. */
  retryMs?: readonly number[];
}

/** Tells the endpoint of events: signed, at least once, again and again until it says 2xx. */
export class Webhooks {
  fault: DeliveryFault = WELL_BEHAVED;
  readonly deliveries: Delivery[] = [];
  #held: Event[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stop = new AbortController();
  readonly #options: WebhookOptions;
  endpoint: Endpoint | undefined;

  constructor(options: WebhookOptions) {
    this.#options = options;
    this.endpoint = options.endpoint;
  }

  /**
   * Notes that something happened, as the object is at this moment.
   * @param created seconds since 1970; absent: now
   */
  emit(type: string, object: unknown, created?: number): Event {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: created ?? Math.floor(this.#options.now() / 1000),
      data: { object: JSON.parse(JSON.stringify(object)) as unknown },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.#options.store.contents.events.push({ event, delivered: false });
    this.#options.store.save();
    const { hold, drop, copies, delayMs } = this.fault;
    if (drop) return event;
    if (hold) this.#held.push(event);
    else for (let copy = 0; copy < copies; copy += 1) this.#later(delayMs, event, 0);
    return event;
  }

  /** Sends what was held. @returns how many events */
  release(order: 'as-is' | 'reverse' = 'as-is'): number {
    const held = this.#held.splice(0);
    if (order === 'reverse') held.reverse();
    for (const event of held)
      for (let copy = 0; copy < this.fault.copies; copy += 1) this.#later(0, event, 0);
    return held.length;
  }

  /** Sends an old event once more, as the button in Stripe's dashboard does. */
  resend(id: string): boolean {
    const found = this.#options.store.contents.events.find(({ event }) => event.id === id);
    if (found) this.#later(0, found.event, 0);
    return found !== undefined;
  }

  /** After a restart: what no endpoint took yet. */
  resume(): void {
    for (const { event, delivered } of this.#options.store.contents.events)
      if (!delivered) this.#later(0, event, 0);
  }

  /** Nothing is on its way any more, and deliveries behave again. */
  forget(): void {
    this.fault = WELL_BEHAVED;
    this.#held = [];
    this.deliveries.splice(0);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  stop(): void {
    this.#stop.abort();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #later(ms: number, event: Event, attempt: number): void {
    if (this.#stop.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#deliver(event, attempt);
    }, ms);
    this.#timers.add(timer);
  }

  async #deliver(event: Event, attempt: number): Promise<void> {
    if (!this.endpoint) return;
    const { url, secret } = this.endpoint;
    const body = JSON.stringify(event, null, 2);
    const status = await fetch(url, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(body, secret, this.#options.now()),
        'user-agent': 'Stripe/1.0 (sandbox)',
      },
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(PATIENCE_MS)]),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (this.#stop.signal.aborted) return;
    this.deliveries.push({ event: event.id, type: event.type, status });
    if (status >= 200 && status < 300) {
      const kept = this.#options.store.contents.events.find((one) => one.event.id === event.id);
      if (kept) kept.delivered = true;
      this.#options.store.save();
      return;
    }
    const pause = (this.#options.retryMs ?? RETRY_MS)[attempt];
    if (pause !== undefined) this.#later(pause, event, attempt + 1);
  }
}
