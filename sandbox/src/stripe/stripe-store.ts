import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type {
  Charge,
  Coupon,
  Dispute,
  Event,
  PaymentIntent,
  PromotionCode,
  Refund,
  Session,
  StripeInvoice,
  TaxRate,
} from './objects.ts';
import type { Buyer } from './buyer.ts';
import { resourceMissing } from './stripe-error.ts';

/** Data of a session that payments need and that is not in the API object. */
interface Extras {
  intentMetadata: Record<string, string>;
  description?: string | undefined;
  /** Id of the tax rate of each line item. */
  taxRates: (string | null)[];
  /** What the buyer has told on the payment page. */
  buyer: Buyer;
}

interface Contents {
  sessions: Session[];
  /** By session id. */
  extras: Record<string, Extras>;
  intents: PaymentIntent[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  invoices: StripeInvoice[];
  taxRates: TaxRate[];
  coupons: Coupon[];
  promotionCodes: PromotionCode[];
  /** Newest last. `delivered`: an endpoint accepted the event. */
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
  taxRates: [],
  coupons: [],
  promotionCodes: [],
  events: [],
});

/** All state of the Stripe stand-in; optionally persisted in a file. */
export class StripeStore {
  readonly contents: Contents;
  readonly #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    this.contents = { ...empty(), ...(file && load(file)) };
  }

  /** @throws StripeError 404 */
  session(id: string): Session {
    return find(this.contents.sessions, 'checkout.session', id, 'session');
  }

  /** @param param the parameter with the id; default: the one in the path */
  intent(id: string, param = 'intent'): PaymentIntent {
    return find(this.contents.intents, 'payment_intent', id, param);
  }

  /** @param param the parameter with the id; default: the one in the path */
  charge(id: string, param = 'charge'): Charge {
    return find(this.contents.charges, 'charge', id, param);
  }

  refund(id: string): Refund {
    return find(this.contents.refunds, 'refund', id, 'refund');
  }

  dispute(id: string): Dispute {
    return find(this.contents.disputes, 'dispute', id, 'dispute');
  }

  invoice(id: string): StripeInvoice {
    return find(this.contents.invoices, 'invoice', id, 'invoice');
  }

  taxRate(id: string): TaxRate {
    return find(this.contents.taxRates, 'tax rate', id, 'tax_rate');
  }

  coupon(id: string): Coupon {
    return find(this.contents.coupons, 'coupon', id, 'coupon');
  }

  clear(): void {
    Object.assign(this.contents, empty());
    this.save();
  }

  /**
   * Call after every change. Writes atomically, so that a killed process leaves no partial file.
   */
  save(): void {
    if (!this.#file) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.contents), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

function find<T extends { id: string }>(all: T[], what: string, id: string, param: string): T {
  const found = all.find((object) => object.id === id);
  if (!found) throw resourceMissing(what, id, param);
  return found;
}

function load(file: string): Partial<Contents> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Contents>;
  } catch {
    return {};
  }
}
