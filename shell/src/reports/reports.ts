import { sendBeacon } from '@portico/sdk/contracts/reports/calls';
import type { Beacon, BeaconEvent } from '@portico/sdk/contracts/reports/schema';
import type { PageData } from '@portico/sdk/platform';

/** The limit of the server for one beacon. */
const MAX_QUEUED = 20;
/** How often a document reports one kind of event of one page. */
const MAX_REPEATED = 5;
const ERROR_DELAY_MS = 2_000;

/** Facts about the document that a beacon contains besides the events. */
type AboutDocument = Omit<Beacon, 'events'>;
type Send = (events: readonly BeaconEvent[], document: AboutDocument) => void;

/**
 * Reports load times and errors of the page's apps to the server. Times are sent when the visitor
 * leaves the page, from a sample of the documents; errors are sent soon, from all of them. A document
 * that is part of a canary sends its times soon, too: a version that sends nothing is stopped. The
 * events contain nothing about the visitor.
 */
export class Reports {
  private readonly isSampled: boolean;
  private readonly send: Send;
  private queue: BeaconEvent[] = [];
  private readonly counts = new Map<string, number>();
  private hasView = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasSent = false;
  private hasFailed = false;

  /**
   * @param sample percentage of the documents that report their times
   * @param canaries that the document is part of
   */
  constructor(
    sample: number,
    send: Send = post,
    private readonly canaries: readonly string[] = [],
  ) {
    this.isSampled = canaries.length > 0 || Math.random() * 100 < sample;
    this.send = send;
  }

  /** The reports of a document; a preview sends none. */
  static of({
    beaconSample = 0,
    canaries,
    isPreview,
  }: Pick<PageData, 'beaconSample' | 'canaries' | 'isPreview'>) {
    return new Reports(beaconSample, isPreview ? () => undefined : post, canaries);
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
    else if (!isTime || this.canaries.length > 0)
      this.timer ??= setTimeout(() => this.flush(), ERROR_DELAY_MS);
  };

  flush() {
    clearTimeout(this.timer);
    this.timer = undefined;
    const events = this.queue;
    this.queue = [];
    if (events.length === 0) return;
    this.send(events, this.aboutDocument(events));
    this.hasSent = true;
  }

  /** The first beacon counts the document as a visit; the first error counts it as a failing one. */
  private aboutDocument(events: readonly BeaconEvent[]): AboutDocument {
    if (this.canaries.length === 0) return {};
    const isFailing =
      !this.hasFailed && events.some(({ kind }) => kind !== 'load' && kind !== 'view');
    this.hasFailed ||= isFailing;
    return {
      canaries: [...this.canaries],
      ...(!this.hasSent && { isFirst: true }),
      ...(isFailing && { isFailing }),
    };
  }
}

/** Without cookies: reports are anonymous. A lost beacon is not sent again. */
function post(events: readonly BeaconEvent[], document: AboutDocument) {
  void fetch(sendBeacon.path, {
    method: sendBeacon.method,
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events, ...document }),
  }).catch(() => undefined);
}
