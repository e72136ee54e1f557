import type Stripe from 'stripe';

/** Marks the tax rates that this application has created. */
const MARK = 'portico';
const USE = 'prices';

/** More than Stripe lists of one percentage in practice. */
const MAX_LISTED = 1000;

/** Ids of Stripe's tax rates by percentage. Each is requested once per process. */
export class TaxRates {
  private readonly ids = new Map<number, Promise<string>>();

  /** @param call makes a call with the SDK */
  constructor(private readonly call: <T>(work: (sdk: Stripe) => Promise<T>) => Promise<T>) {}

  /** @param percent at most two decimals @throws ProblemError 503; the next call requests it again */
  async idOf(percent: number): Promise<string> {
    const id = this.ids.get(percent) ?? this.call((sdk) => findOrCreate(sdk, percent));
    this.ids.set(percent, id);
    try {
      return await id;
    } catch (error) {
      this.ids.delete(percent);
      throw error;
    }
  }

  /** Call it after Stripe has refused a rate, for example because an operator has archived it. */
  forget(): void {
    this.ids.clear();
  }
}

/**
 * Id of the inclusive tax rate with this percentage, which is created where Stripe has none. Replicas find
 * the same one: the oldest, or the one of the same idempotency key.
 */
async function findOrCreate(sdk: Stripe, percent: number): Promise<string> {
  const rates = await sdk.taxRates
    .list({ inclusive: true, limit: 100 })
    .autoPagingToArray({ limit: MAX_LISTED });
  const own = rates.filter(
    ({ metadata, percentage }) => metadata?.[MARK] === USE && percentage === percent,
  );
  const oldest = own.filter(({ active }) => active).at(-1);
  if (oldest) return oldest.id;
  const created = await sdk.taxRates.create(
    { display_name: 'Tax', percentage: percent, inclusive: true, metadata: { [MARK]: USE } },
    // An archived rate has used the key before.
    { idempotencyKey: `portico tax rate ${percent} ${own.length}` },
  );
  return created.id;
}
