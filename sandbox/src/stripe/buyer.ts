import { z } from 'zod';

/** Where the account of the sandbox has its head office. */
export const HOME = 'DE';

/** Who buys, as the payment page asks. */
export const Buyer = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  /** A VAT id, by which a business pays its tax in its own country; null: a consumer. */
  taxId: z.string().min(4).max(30).nullable().default(null),
});
export type Buyer = z.output<typeof Buyer>;

/** A buyer who has told nothing yet. */
export const AT_HOME: Buyer = { country: HOME, taxId: null };
