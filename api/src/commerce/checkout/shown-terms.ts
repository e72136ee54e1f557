import type { startCheckoutContract } from '@portico/contracts/checkout/schema';
import type { Guarantee } from '@portico/contracts/store/schema';
import { formatMoney } from '@portico/sdk/rules/money';
import { guaranteeRule } from '@portico/contracts/rules/guarantee';
import type { InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';

interface Terms {
  /** In the smallest unit of the currency. */
  amount: number;
  currency: string;
  guarantee: Guarantee;
}

/**
 * A page that stayed open while the catalog changed sells nothing: nobody pays a price, or under a guarantee, that they
 * have not seen. What an order does not state, its buyer was not shown.
 * @throws ProblemError 409 with what it is now
 */
export function requireShownTerms(
  shown: InputOf<typeof startCheckoutContract>['body'],
  { amount, currency, guarantee }: Terms,
): void {
  const isOther = <T>(stated: T | undefined, now: T) => stated !== undefined && stated !== now;
  if (isOther(shown.price, amount) || isOther(shown.currency, currency))
    throw new ProblemError(409, `The price has changed to ${formatMoney(amount, currency)}.`, {
      kind: 'price-changed',
    });
  const { days, activeHours } = guarantee;
  if (isOther(shown.guarantee?.days, days) || isOther(shown.guarantee?.activeHours, activeHours))
    throw new ProblemError(
      409,
      `The money-back guarantee has changed: you can have your money back ${guaranteeRule(guarantee)}. Nothing was charged.`,
      { kind: 'guarantee-changed' },
    );
}
