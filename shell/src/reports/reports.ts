import { sendBeacon } from 'shared/contracts/reports/calls';
import type { BeaconEvent } from 'shared/contracts/reports/schema';

/** Most events of one beacon; the server takes no more. */
const MAX_WAITING = 20;
/** A page that fails over and over says so only so often. */
const MAX_ALIKE = 5;
const TROUBLE_MS = 2_000;

type Send = (events: readonly BeaconEvent[]) => void;

/**
 * Tells the server how the parts of the page do. Times go when the page is left, from some of the
 * documents only; trouble goes soon, from all of them. What is told is in the contract: nothing
 * about the visitor.
 */
export class Reports {
  private readonly isSampled: boolean;
  private readonly send: Send;
  private waiting: BeaconEvent[] = [];
  private readonly told = new Map<string, number>();
  private hasViewed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param sample per cent of the documents that tell their times */
  constructor(sample: number, send: Send = post) {
    this.isSampled = Math.random() * 100 < sample;
    this.send = send;
  }

  /** Sends what waits whenever the page may be about to go. */
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
      if (this.hasViewed) return;
      this.hasViewed = true;
    }
    const alike = `${event.kind} ${event.remote} ${event.page}`;
    const before = this.told.get(alike) ?? 0;
    if (before >= MAX_ALIKE) return;
    this.told.set(alike, before + 1);
    this.waiting.push('ms' in event ? { ...event, ms: Math.round(event.ms) } : event);
    if (this.waiting.length >= MAX_WAITING) this.flush();
    else if (!isTime) this.timer ??= setTimeout(() => this.flush(), TROUBLE_MS);
  };

  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.waiting;
    this.waiting = [];
    if (events.length > 0) this.send(events);
  }
}

/** Without cookies: who is there is nobody's business here. A beacon that is lost is lost. */
function post(events: readonly BeaconEvent[]) {
  void fetch(sendBeacon.path, {
    method: sendBeacon.method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  }).catch(() => undefined);
}
