import { z } from 'zod';
import { newId, type Coupon, type PromotionCode, type Session } from './objects.ts';
import { MIN_TOTAL, type Sessions } from './sessions.ts';
import { invalidRequest } from './stripe-error.ts';
import type { StripeStore } from './stripe-store.ts';
import { setTotals } from './totals.ts';

const CODE = /^[A-Za-z0-9-]{1,100}$/;

const common = {
  code: z.string().regex(CODE),
  active: z.boolean().default(true),
  /** Epoch seconds. */
  expiresAt: z.int().nullable().default(null),
  maxRedemptions: z.int().min(1).nullable().default(null),
  /** In cents. */
  minimumAmount: z.int().min(1).nullable().default(null),
};
/** A code, which takes off a percentage or an amount in euro cents. */
export const NewPromotionCode = z.union([
  z.strictObject({ ...common, percentOff: z.number().gt(0).max(100) }),
  z.strictObject({ ...common, amountOff: z.int().min(1) }),
]);
export type NewPromotionCode = z.output<typeof NewPromotionCode>;

/** Coupons with codes that customers enter on the payment page. */
export class PromotionCodes {
  constructor(
    private readonly store: StripeStore,
    private readonly sessions: Sessions,
    private readonly now: () => number,
  ) {}

  /** @throws StripeError where an active code has this text, in any case */
  create(params: NewPromotionCode): PromotionCode {
    const { coupons, promotionCodes } = this.store.contents;
    if (this.find(params.code)) {
      throw invalidRequest(`An active promotion code with code: ${params.code} already exists.`);
    }
    const created = Math.floor(this.now() / 1000);
    const coupon = newCoupon(params, created);
    const code = newPromotionCode(params, coupon, created);
    coupons.push(coupon);
    promotionCodes.push(code);
    this.store.save();
    return code;
  }

  /**
   * Uses a code for an open session, instead of the one before.
   * @throws StripeError where Stripe's payment page would refuse the code
   */
  apply(sessionId: string, text: string): Session {
    const session = this.sessions.current(sessionId);
    if (session.status !== 'open' || session.allow_promotion_codes !== true) {
      throw invalidRequest('This checkout session does not accept promotion codes.');
    }
    const code = this.find(text);
    if (!code || !this.isUsable(code, session.amount_subtotal)) {
      throw invalidRequest('This code is invalid.', 'promotion_code');
    }
    const coupon = this.store.coupon(code.promotion.coupon);
    const changed = structuredClone(session);
    setTotals(changed, this.sessions.taxRatesOf(sessionId), coupon);
    if (changed.amount_total > 0 && changed.amount_total < MIN_TOTAL) {
      throw invalidRequest('This code is invalid.', 'promotion_code');
    }
    Object.assign(session, changed, {
      discounts: [{ coupon: coupon.id, promotion_code: code.id }],
    } satisfies Partial<Session>);
    this.store.save();
    return session;
  }

  private find(text: string): PromotionCode | undefined {
    return this.store.contents.promotionCodes.find(
      ({ active, code }) => active && code.toLowerCase() === text.toLowerCase(),
    );
  }

  private isUsable(code: PromotionCode, amount: number): boolean {
    const { expires_at: end, max_redemptions: max, times_redeemed: times, restrictions } = code;
    return (
      (end === null || end * 1000 > this.now()) &&
      (max === null || times < max) &&
      amount >= (restrictions.minimum_amount ?? 0)
    );
  }
}

/** Counts a completed session for its code and coupon. */
export function countRedemption({ contents }: StripeStore, { discounts }: Session): void {
  for (const { coupon, promotion_code: code } of discounts ?? []) {
    const used = [
      ...contents.coupons.filter(({ id }) => id === coupon),
      ...contents.promotionCodes.filter(({ id }) => id === code),
    ];
    for (const object of used) object.times_redeemed += 1;
  }
}

function newCoupon(params: NewPromotionCode, created: number): Coupon {
  const amount = 'amountOff' in params ? params.amountOff : null;
  return {
    id: newId('coupon'),
    object: 'coupon',
    amount_off: amount,
    created,
    currency: amount === null ? null : 'eur',
    duration: 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: params.code,
    percent_off: 'percentOff' in params ? params.percentOff : null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

function newPromotionCode(
  params: NewPromotionCode,
  coupon: Coupon,
  created: number,
): PromotionCode {
  return {
    id: newId('promo'),
    object: 'promotion_code',
    active: params.active,
    code: params.code,
    created,
    customer: null,
    customer_account: null,
    expires_at: params.expiresAt,
    livemode: false,
    max_redemptions: params.maxRedemptions,
    metadata: {},
    promotion: { coupon: coupon.id, type: 'coupon' },
    restrictions: {
      first_time_transaction: false,
      minimum_amount: params.minimumAmount,
      minimum_amount_currency: params.minimumAmount === null ? null : 'eur',
    },
    times_redeemed: 0,
  };
}
