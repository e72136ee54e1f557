import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestStripe } from 'sandbox/testing/stripe';
import { SHOWN_USER_HEADER } from '@portico/sdk/contracts/session/shown-user';
import { CUSTOMER, GUILDS } from '../support/shop.ts';
import { waitFor } from '../support/wait.ts';

/** A request that was not answered with 2xx. */
export interface Failure {
  /** What happened when the request began, and when it ended. */
  during: [string, string];
  client: string;
  status: number;
  kind: string;
  /** Whether a 503 says when to try again. */
  saysWhen: boolean;
}

interface Receipt {
  accepted: number;
}

/** Everything that the site has acknowledged, and everything that it has not. */
class Outcome {
  readonly history: object[] = [];
  readonly economy: object[] = [];
  readonly notes: string[] = [];
  /** Sessions that the customer has paid at Stripe. */
  readonly paid: string[] = [];
  transfers = 0;
  readonly failures: Failure[] = [];
  readonly answers = new Map<string, number>();
}

interface LoadOptions {
  /** The load balancer. */
  url: string;
  stripe: TestStripe;
  /** `Cookie` headers. */
  customer: string;
  supporter: string;
  /** Whose the supporter's cookie is. */
  supporterId: string;
  ingestKey: string;
  /** An invoice with one slot, on the first server of {@link GUILDS}. */
  invoiceId: string;
}

/** Pauses of clients that the site limits: 20 checkouts a minute, 100 notes an hour. */
const CHECKOUT_MS = 4_000;
const NOTE_MS = 10_000;
const TRANSFER_MS = 1_000;

const READ = ['/', '/api/shards', '/api/commands', '/api/history', '/api/health/live'];

/** Clients of all kinds at once, each of which sends one request after the other. */
export class Load {
  readonly record = new Outcome();
  /** What happens to the site now. */
  phase = 'start';
  #isOver = false;
  readonly #options: LoadOptions;
  readonly #clients: Promise<void>[];

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#clients = [
      this.#client('bot', (n) => this.#push(n)),
      this.#client('bot', (n) => this.#push(n)),
      this.#client('reader', (n) => this.#read(n)),
      this.#client('reader', (n) => this.#read(n + 2)),
      this.#client('support', () => this.#note()),
      this.#client('buyer', (n) => this.#buy(n)),
      this.#client('owner', (n) => this.#transfer(n)),
    ];
  }

  /** Also sends entries of the economy log. */
  addEconomy(): void {
    this.#clients.push(this.#client('economy', (n) => this.#pushEconomy(n)));
  }

  /** Waits until each replica has answered every page and call, so that its memory has what it serves while others fail. */
  async everythingIsRead(): Promise<void> {
    const read = () => this.record.answers.get('reader') ?? 0;
    const before = read();
    await waitFor('all has been read', () => read() - before > 16 * READ.length);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#clients);
  }

  async #client(name: string, request: (n: number) => Promise<void>): Promise<void> {
    const { answers } = this.record;
    for (let n = 0; !this.#isOver; n += 1) {
      await request(n);
      answers.set(name, (answers.get(name) ?? 0) + 1);
    }
  }

  /** @returns the answer, if it is 2xx */
  async #send(client: string, path: string, init: RequestInit = {}): Promise<unknown> {
    const began = this.phase;
    const [answer, text] = await fetch(`${this.#options.url}${path}`, init)
      .then(async (received) => [received, await received.text()] as const)
      .catch(({ cause, message }: Error) => {
        const why = cause instanceof Error ? cause.message : message;
        return [undefined, why] as const;
      });
    if (!answer) return this.#refused(client, began, { kind: text, status: 0 });
    if (answer.ok) return text.startsWith('{') ? JSON.parse(text) : text;
    const kind = /urn:portico:problem:([a-z-]+)/.exec(text)?.[1] ?? text;
    const saysWhen = Number(answer.headers.get('retry-after')) > 0;
    this.#refused(client, began, { kind, status: answer.status, saysWhen });
    // A client that is refused tries again after a moment.
    await pause(100);
    return undefined;
  }

  #refused(
    client: string,
    began: string,
    { saysWhen = false, ...answer }: Pick<Failure, 'status' | 'kind'> & Partial<Failure>,
  ): void {
    this.record.failures.push({ ...answer, client, during: [began, this.phase], saysWhen });
  }

  #post(client: string, path: string, body: object, cookie?: string): Promise<unknown> {
    return this.#send(client, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(cookie
          ? { cookie, 'sec-fetch-site': 'same-origin', [SHOWN_USER_HEADER]: this.#idOf(cookie) }
          : { authorization: `Bearer ${this.#options.ingestKey}` }),
      },
      body: JSON.stringify(body),
    });
  }

  #idOf(cookie: string): string {
    const { supporter, supporterId } = this.#options;
    return cookie === supporter ? supporterId : CUSTOMER;
  }

  async #push(n: number): Promise<void> {
    const timestamp = Math.floor(Date.now() / 1000);
    const event = { id: randomUUID(), timestamp, guilds: n, users: n, ping: 1 };
    if (await this.#isAccepted('bot', '/api/ingest/history', event))
      this.record.history.push(event);
  }

  async #pushEconomy(n: number): Promise<void> {
    const event = {
      ...{ id: randomUUID(), user_id: CUSTOMER, action: 'work', type: 'gain' },
      ...{ amount: '1.00', cash: `${n}.00`, card: '0.00' },
      created: Math.floor(Date.now() / 1000),
    };
    if (await this.#isAccepted('economy', '/api/ingest/economy', event))
      this.record.economy.push(event);
  }

  /** Pushes an event. A receipt can also refuse it, with status 200. */
  async #isAccepted(client: string, path: string, event: object): Promise<boolean> {
    const receipt = (await this.#post(client, path, { events: [event] })) as Receipt | undefined;
    if (receipt?.accepted === 1) return true;
    if (receipt) this.#refused(client, this.phase, { status: 200, kind: 'rejected' });
    return false;
  }

  async #read(n: number): Promise<void> {
    await this.#send('reader', READ[n % READ.length]!);
  }

  async #note(): Promise<void> {
    const noteId = randomUUID();
    const path = `/api/staff/customers/${CUSTOMER}/notes`;
    if (await this.#post('support', path, { noteId, text: 'A note' }, this.#options.supporter))
      this.record.notes.push(noteId);
    await this.#wait(NOTE_MS);
  }

  async #buy(n: number): Promise<void> {
    const { stripe, customer } = this.#options;
    const order = { plan: 'Single', servers: 1 + (n % 25), userId: CUSTOMER };
    const made = await this.#post('buyer', '/api/stripe/checkout', order, customer);
    if (made) {
      const { id } = made as { id: string };
      await stripe.act(id, 'pay');
      this.record.paid.push(id);
    }
    await this.#wait(CHECKOUT_MS);
  }

  /** The license goes from server to server. After a call without an answer it may be on either. */
  async #transfer(n: number): Promise<void> {
    const [from, to] = n % 2 === 0 ? [GUILDS[0], GUILDS[1]] : [GUILDS[1], GUILDS[0]];
    const body = { oldGuildId: from, newGuildId: to };
    const path = '/api/user/servers/transfer';
    if (await this.#post('owner', path, body, this.#options.customer)) this.record.transfers += 1;
    await this.#wait(TRANSFER_MS);
  }

  async #wait(ms: number): Promise<void> {
    const end = performance.now() + ms;
    while (!this.#isOver && performance.now() < end) await pause(Math.min(100, ms));
  }
}
