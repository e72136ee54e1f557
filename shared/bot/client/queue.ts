import type { Connection } from './connection.ts';
import { PorticoError } from './error.ts';
import type { Receipt } from './streams.ts';

export interface QueueOptions<Event> {
  /** How long events are gathered before they are sent; default: 1. */
  delaySeconds?: number;
  /** Maximum number of waiting events; the oldest ones are dropped beyond it. Default: 10,000. */
  max?: number;
  /** Called with what the site returned for a batch. */
  onReceipt?: (receipt: Receipt) => void;
  /** Called with events that are not sent: the site refuses them, or there are too many. */
  onDrop?: (error: PorticoError, events: Event[]) => void;
}

interface Sender<Event> {
  connection: Connection;
  /** Maximum number of events of one call. */
  batch: number;
  send: (events: Event[]) => Promise<Receipt>;
}

/** Sends events in the background, in their order. While the site is unavailable, they wait. */
export class Queue<Event extends object> {
  readonly #sender: Sender<Event>;
  readonly #options: QueueOptions<Event>;
  readonly #waiting: Event[] = [];
  #running: Promise<void> | undefined;

  constructor(sender: Sender<Event>, options: QueueOptions<Event>) {
    this.#sender = sender;
    this.#options = options;
  }

  /** Number of events that are not sent yet, without those on their way. */
  get size(): number {
    return this.#waiting.length;
  }

  add(...events: Event[]): void {
    this.#waiting.push(...events);
    const excess = this.#waiting.length - (this.#options.max ?? 10_000);
    if (excess > 0) this.#drop(overflow(excess), this.#waiting.splice(0, excess));
    this.#running ??= this.#run();
  }

  /** Resolves when all events have been sent or dropped, or when the signal of the client is aborted. */
  async flush(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    try {
      await this.#pause();
      while (this.#waiting.length > 0) await this.#sendBatch();
    } catch (error) {
      if (!this.#sender.connection.signalOf()?.aborted) console.warn(error);
    } finally {
      this.#running = undefined;
    }
  }

  async #sendBatch(): Promise<void> {
    const events = this.#waiting.splice(0, this.#sender.batch);
    try {
      const receipt = await this.#sender.send(events);
      this.#options.onReceipt?.(receipt);
    } catch (error) {
      if (!(error instanceof PorticoError)) throw error;
      if (!error.isTransient) return this.#drop(error, events);
      this.#waiting.unshift(...events);
      await this.#pause();
    }
  }

  #pause(): Promise<void> {
    return this.#sender.connection.wait(this.#options.delaySeconds ?? 1);
  }

  #drop(error: PorticoError, events: Event[]): void {
    const { onDrop = () => console.warn(error.message) } = this.#options;
    onDrop(error, events);
  }
}

const overflow = (count: number) =>
  new PorticoError({
    call: 'Queue.add()',
    detail: `The queue is full: it drops the oldest ${count} events.`,
    fix: 'Check that the site runs, or raise "max" of the queue.',
  });
