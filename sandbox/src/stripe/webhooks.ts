import { z } from 'zod';
import { API_VERSION, newId, type Event, type EventType, type ObjectOf } from './objects.ts';
import type { StripeStore } from './stripe-store.ts';
import { signatureOf } from './signature.ts';

export interface Endpoint {
  url: string;
  secret: string;
  /** Types that the endpoint is listed with; default: all. Every event is delivered. */
  events?: readonly string[] | undefined;
  /** Default: enabled. */
  isDisabled?: boolean | undefined;
  /** Default: the version of the stand-in. */
  apiVersion?: string | undefined;
}

/** Fault of webhook deliveries until it is replaced. */
export const DeliveryFault = z.strictObject({
  /** Events are held until `POST /__webhooks/release`. */
  hold: z.boolean().default(false),
  /** Events are never sent, as if the endpoint was down for days. */
  drop: z.boolean().default(false),
  /** Number of parallel deliveries per event. */
  copies: z.int().min(1).max(20).default(1),
  /** Delay of each delivery. */
  delayMs: z.number().nonnegative().default(0),
});
export type DeliveryFault = z.infer<typeof DeliveryFault>;

export interface Delivery {
  event: string;
  type: string;
  /** Response status of the endpoint; 0: not reachable. */
  status: number;
}

const NO_FAULT: DeliveryFault = { hold: false, drop: false, copies: 1, delayMs: 0 };
/** Stripe retries after hours; the stand-in retries after seconds. */
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000, 60_000];
const TIMEOUT_MS = 10_000;

interface WebhookOptions {
  store: StripeStore;
  now: () => number;
  endpoint?: Endpoint;
  /** Delays between attempts. */
  retryMs?: readonly number[];
}

/** Delivers signed events to the endpoint at least once, with retries until a 2xx response. */
export class Webhooks {
  fault: DeliveryFault = NO_FAULT;
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

  /** Creates an event with a snapshot of the object and delivers it. */
  emit<Type extends EventType>(type: Type, object: ObjectOf<Type>): void {
    this.send(type, object);
  }

  /**
   * As `emit`, for tests: any type and object.
   * @param created epoch seconds; default: now
   */
  send(type: string, object: unknown, created?: number): Event {
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
    else for (let copy = 0; copy < copies; copy += 1) this.#schedule(delayMs, event, 0);
    return event;
  }

  /** Sends held events. @returns the number of events */
  release(order: 'as-is' | 'reverse' = 'as-is'): number {
    const held = this.#held.splice(0);
    if (order === 'reverse') held.reverse();
    for (const event of held)
      for (let copy = 0; copy < this.fault.copies; copy += 1) this.#schedule(0, event, 0);
    return held.length;
  }

  /** Sends an event again, like Resend in Stripe's dashboard. */
  resend(id: string): boolean {
    const found = this.#options.store.contents.events.find(({ event }) => event.id === id);
    if (found) this.#schedule(0, found.event, 0);
    return found !== undefined;
  }

  /** Delivers undelivered events after a restart. */
  resume(): void {
    for (const { event, delivered } of this.#options.store.contents.events)
      if (!delivered) this.#schedule(0, event, 0);
  }

  /** Cancels all deliveries and clears the delivery fault. */
  reset(): void {
    this.fault = NO_FAULT;
    this.#held = [];
    this.deliveries.splice(0);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  stop(): void {
    this.#stop.abort();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #schedule(ms: number, event: Event, attempt: number): void {
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
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    if (this.#stop.signal.aborted) return;
    this.deliveries.push({ event: event.id, type: event.type, status });
    if (status >= 200 && status < 300) {
      const stored = this.#options.store.contents.events.find(
        (entry) => entry.event.id === event.id,
      );
      if (stored) stored.delivered = true;
      this.#options.store.save();
      return;
    }
    const delay = (this.#options.retryMs ?? RETRY_MS)[attempt];
    if (delay !== undefined) this.#schedule(delay, event, attempt + 1);
  }
}
