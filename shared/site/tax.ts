import { z } from 'zod';

/** Without a word of taxes in the pack. */
export const NO_TAX = { mode: 'none', notice: 'No tax is charged.' } as const;

/** How the prices of a catalog are taxed, `seller.tax` in `site.yaml`. */
export const TaxRule = z
  .discriminatedUnion('mode', [
    z.strictObject({
      mode: z.literal('none'),
      notice: z
        .string()
        .trim()
        .min(1)
        .max(300)
        .default(NO_TAX.notice)
        .meta({ description: 'Why no tax is charged, in the store and on invoices' }),
    }),
    z.strictObject({
      mode: z.literal('fixed'),
      percent: z
        .number()
        .positive()
        .max(100)
        .multipleOf(0.01, 'must have at most two decimals')
        .meta({ description: 'Of the tax within prices, for every buyer: 19 or 8.5' }),
    }),
    z.strictObject({
      mode: z.literal('stripe'),
      prices: z
        .enum(['inclusive', 'exclusive'])
        .meta({ description: 'inclusive: prices contain the tax; exclusive: it is added' }),
      code: z
        .string()
        .regex(/^txcd_\d{8}$/, 'must be a tax code of Stripe, such as txcd_10103001')
        .optional()
        .meta({ description: 'What Stripe taxes it as; default: the preset of your account' }),
    }),
  ])
  .default(NO_TAX)
  .meta({
    description:
      'none, fixed, or stripe: Stripe Tax calculates it for the address of each buyer, with reverse charge',
  });
export type TaxRule = z.infer<typeof TaxRule>;
