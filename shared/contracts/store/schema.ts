import { z } from 'zod';
import { contract } from '../contract.ts';
import { getPlans, getSeller } from './calls.ts';
import { PLAN_IDS } from './plans.ts';

export const PlanId = z.enum(PLAN_IDS);
export type PlanId = z.infer<typeof PlanId>;

/** A lifetime licence as the store sells it (spec 1 §3). */
export const Plan = z
  .object({
    id: PlanId,
    name: z.string(),
    description: z.string(),
    price: z.int().positive().meta({ description: 'Euro cents, paid once' }),
    servers: z.int().positive().meta({ description: 'Servers that the licence covers' }),
    savings: z
      .int()
      .min(0)
      .max(99)
      .meta({ description: 'Percent saved against as many Single licences' }),
    popular: z.boolean(),
    features: z.array(z.string()),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

export const getPlansContract = contract({
  call: getPlans,
  summary: 'The plans of the store with their prices, in the order of display',
  response: z.array(Plan),
});

/** Who sells, as the store has to say before anybody buys (DESIGN §10.5). */
export const Seller = z
  .object({
    name: z.string(),
    taxPercent: z.number().meta({ description: 'Tax that prices include; 0: none is charged' }),
    imprintUrl: z.string().nullable(),
  })
  .meta({ id: 'Seller' });
export type Seller = z.infer<typeof Seller>;

export const getSellerContract = contract({
  call: getSeller,
  summary: 'Who sells, and the tax that prices include',
  response: Seller,
});
