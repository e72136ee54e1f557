import { z } from 'zod';

/**
 * `requested`: recorded here, not yet confirmed by the payment provider. `pending`: the provider has
 * accepted it and has not paid yet. `failed`: it was accepted, and the bank did not take the money.
 * `refused`: the provider did not accept it, so nothing was paid.
 */
export const RefundStatus = z.enum(['requested', 'pending', 'succeeded', 'failed', 'refused']);
export type RefundStatus = z.infer<typeof RefundStatus>;

const time = z.int().meta({ description: 'Epoch seconds, UTC' });

/** A refund that was requested on this site. */
export const Refund = z
  .object({
    refundId: z.string(),
    amount: z.int().meta({ description: 'In the smallest unit of the currency' }),
    status: RefundStatus,
    by: z.enum(['owner', 'staff']).meta({ description: 'Who requested it' }),
    requestedAt: time,
    settledAt: time.nullable().meta({ description: 'When it was paid, failed or was refused' }),
  })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof Refund>;

/** The same for the team. */
export const StaffRefund = Refund.extend({
  reason: z.string().nullable().meta({ description: 'The reason that a member gave' }),
  failure: z.string().nullable().meta({ description: "The payment provider's code" }),
}).meta({ id: 'StaffRefund' });
export type StaffRefund = z.infer<typeof StaffRefund>;
