import type { KeyObject } from 'node:crypto';
import type { APIEntitlement, APIWebhookEvent } from 'discord-api-types/v10';
import { signedHeaders } from './event-key.ts';

/** `ApplicationWebhookType` */
const [PING, EVENT] = [0, 1];
/** Discord tries again for ten minutes; the stand-in for some seconds. */
const RETRY_MS = [500, 1000, 2000, 4000];
const TIMEOUT_MS = 10_000;

export type EventType = 'ENTITLEMENT_CREATE' | 'ENTITLEMENT_UPDATE' | 'ENTITLEMENT_DELETE';

/** The bytes of an event and the headers that prove where it comes from. */
export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

interface DeliveryOptions {
  clientId: string;
  eventsKey: KeyObject;
  now: () => number;
  /** Where the application wants its events; absent: nowhere. */
  eventsUrl?: string | undefined;
}

/** Signs the webhook events of the application, and delivers them until one is answered with 2xx. */
export class EventDelivery {
  readonly #options: DeliveryOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #stop = new AbortController();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** An event as Discord would send it now. */
  sign(type: EventType | 'PING', data?: APIEntitlement): SignedEvent {
    const { clientId, eventsKey, now } = this.#options;
    const head = { version: 1 as const, application_id: clientId };
    const event = (
      type === 'PING'
        ? { ...head, type: PING }
        : {
            ...head,
            type: EVENT,
            event: { type, timestamp: new Date(now()).toISOString(), data },
          }
    ) as APIWebhookEvent;
    const body = JSON.stringify(event);
    return { body, headers: signedHeaders(body, eventsKey, now()) };
  }

  /** Tells the application of a purchase, where it wants to be told. */
  tell(type: EventType, entitlement: APIEntitlement): void {
    const { eventsUrl } = this.#options;
    if (eventsUrl !== undefined) void this.#attempt(eventsUrl, this.sign(type, entitlement), 0);
  }

  /** Ends all deliveries. */
  stop(): void {
    this.#stop.abort();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #attempt(url: string, event: SignedEvent, attempt: number): Promise<void> {
    const isDone = await fetch(url, {
      method: 'POST',
      ...event,
      signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    const delay = RETRY_MS[attempt];
    if (isDone || delay === undefined || this.#stop.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#attempt(url, event, attempt + 1);
    }, delay);
    this.#timers.add(timer);
  }
}
