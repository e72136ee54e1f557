import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type {
  Charge,
  Dispute,
  Event,
  PaymentIntent,
  Refund,
  Session,
  StripeInvoice,
} from './objects.ts';
import { missing } from './problem.ts';

/** What a payment needs to know of its session and the API does not tell. */
interface Extras {
  intentMetadata: Record<string, string>;
  wantsInvoice: boolean;
}

interface Contents {
  sessions: Session[];
  /** By session. */
  extras: Record<string, Extras>;
  intents: PaymentIntent[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  invoices: StripeInvoice[];
  /** Newest last. `delivered`: an endpoint took it. */
  events: { event: Event; delivered: boolean }[];
}

const empty = (): Contents => ({
  sessions: [],
  extras: {},
  intents: [],
  charges: [],
  refunds: [],
  disputes: [],
  invoices: [],
  events: [],
});

/** Everything that this Stripe remembers; with a file it survives a restart. */
export class StripeStore {
  readonly contents: Contents;
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    this.contents = { ...empty(), ...(file && load(file)) };
  }

  /** @throws StripeProblem 404 */
  session(id: string): Session {
    return find(this.contents.sessions, 'checkout.session', id);
  }

  intent(id: string): PaymentIntent {
    return find(this.contents.intents, 'payment_intent', id);
  }

  charge(id: string): Charge {
    return find(this.contents.charges, 'charge', id);
  }

  refund(id: string): Refund {
    return find(this.contents.refunds, 'refund', id);
  }

  dispute(id: string): Dispute {
    return find(this.contents.disputes, 'dispute', id);
  }

  invoice(id: string): StripeInvoice {
    return find(this.contents.invoices, 'invoice', id);
  }

  clear(): void {
    Object.assign(this.contents, empty());
    this.save();
  }

  /** Call after every change: in one step, so that a killed sandbox leaves no half file. */
  save(): void {
    if (!this.#file) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.contents), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function find<T extends { id: string }>(all: T[], what: string, id: string): T {
  const found = all.find((one) => one.id === id);
  if (!found) throw missing(what, id);
  return found;
}

function load(file: string): Partial<Contents> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Contents>;
  } catch {
    return {};
  }
}
