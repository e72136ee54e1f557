import { sendBeacon } from '@portico/sdk/contracts/reports/calls';
import type { BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import type { PageData } from '@portico/sdk/platform';

/** The limit of the server for one beacon. */
const MAX_QUEUED = 20;
/** How often a document reports one kind of event of one page. */
const MAX_REPEATED = 5;
const ERROR_DELAY_MS = 2_000;

type Send = (events: readonly BeaconEvent[]) => void;

/**
 * Reports load times and errors of the page's apps to the server. Times are sent when the visitor
 * leaves the page, from a sample of the documents; errors are sent soon, from all of them. The events
 * contain nothing about the visitor.
 */
export class Reports {
  private readonly isSampled: boolean;
  private readonly send: Send;
  private queue: BeaconEvent[] = [];
  private readonly counts = new Map<string, number>();
  private hasView = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param sample percentage of the documents that report their times */
  constructor(sample: number, send: Send = post) {
    this.isSampled = Math.random() * 100 < sample;
    this.send = send;
  }

  /** The reports of a document; a preview sends none. */
  static of({ beaconSample = 0, isPreview }: Pick<PageData, 'beaconSample' | 'isPreview'>) {
    return new Reports(beaconSample, isPreview ? () => undefined : post);
  }

  /** Sends the queue whenever the page may be about to close. */
  start() {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
    addEventListener('pagehide', () => this.flush());
  }

  readonly add = (event: BeaconEvent): void => {
    const isTime = event.kind === 'load' || event.kind === 'view';
    if (isTime && !this.isSampled) return;
    if (event.kind === 'view') {
      if (this.hasView) return;
      this.hasView = true;
    }
    const key = `${event.kind} ${event.remote} ${event.page}`;
    const count = this.counts.get(key) ?? 0;
    if (count >= MAX_REPEATED) return;
    this.counts.set(key, count + 1);
    this.queue.push('ms' in event ? { ...event, ms: Math.round(event.ms) } : event);
    if (this.queue.length >= MAX_QUEUED) this.flush();
    else if (!isTime) this.timer ??= setTimeout(() => this.flush(), ERROR_DELAY_MS);
  };

  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.queue;
    this.queue = [];
    if (events.length > 0) this.send(events);
  }
}

/** Without cookies: reports are anonymous. A lost beacon is not sent again. */
function post(events: readonly BeaconEvent[]) {
  void fetch(sendBeacon.path, {
    method: sendBeacon.method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  }).catch(() => undefined);
}
