import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { SERVED } from '../pack/fields.ts';
import { Coverage, storeTextOf } from '../pack/store.ts';
import { getPlanCards, getPlans, getSeller, getStore } from './calls.ts';

/** A plan of the site's catalog, as its invoices name it for good. */
export const PlanId = z.string().min(1).max(40);

/** A plan's name at the time of its purchase. */
export const PlanName = z.string().meta({
  description: 'What the plan was called when it was bought; its id, where that is not known',
});

/** ISO code of a currency. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/);

/** The money-back guarantee of a purchase. */
export const Guarantee = z.object({
  days: z.int().meta({ description: 'From the purchase' }),
  activeHours: z.int().meta({ description: 'It ends when a slot was active for so long in total' }),
});
export type Guarantee = z.infer<typeof Guarantee>;

/** A lifetime license in the store (spec 1 §3). */
export const Plan = z
  .object({
    id: PlanId,
    name: z.string(),
    description: z.string(),
    price: z
      .int()
      .positive()
      .meta({ description: 'In the smallest unit of the currency, paid once' }),
    currency: CurrencyCode,
    servers: z
      .int()
      .positive()
      .meta({ description: 'How many servers the license covers; of a choice, the fewest' }),
    maxServers: z.int().positive().optional().meta({
      description: 'The buyer chooses up to so many, each at the price; absent: no choice',
    }),
    savings: z.int().min(0).max(99).meta({
      description: 'Percent saved compared with the same number of licenses for one server',
    }),
    popular: z.boolean(),
    features: z.array(z.string()),
    discordUrl: z.url().optional().meta({
      description: 'Where Discord sells the plan, too (Premium Apps); absent: it does not',
    }),
  })
  .meta({ id: 'Plan' });
export type Plan = z.infer<typeof Plan>;

export const getPlansContract = contract({
  call: getPlans,
  summary:
    'Lists the plans of the store with their prices, in display order; none while the store is closed',
  response: z.array(Plan),
});

/** What ends a right of withdrawal before its days are over: nothing, or the buyer's consent to immediate supply. */
export const WithdrawalException = z.enum(['none', 'content']);
export type WithdrawalException = z.infer<typeof WithdrawalException>;

/** The right of withdrawal of a purchase. */
export const WithdrawalRules = z.object({
  days: z.int().meta({ description: 'From the purchase' }),
  exception: WithdrawalException,
});
export type WithdrawalRules = z.infer<typeof WithdrawalRules>;

/** How prices stand to a tax that the payment provider calculates for the address of each buyer. */
export const TaxedPrices = z.enum(['inclusive', 'exclusive']).meta({
  description:
    'The payment provider calculates the tax of each buyer: prices contain it, or it is added',
});

/** The seller; the store must name it before a purchase. */
export const Seller = z
  .object({
    name: z.string(),
    taxPercent: z.number().meta({ description: 'Tax included in prices; 0: no tax' }),
    taxNotice: z.string().nullable().meta({ description: 'Why no tax is charged' }),
    taxPrices: TaxedPrices.optional(),
    promotionCodes: z.boolean().meta({ description: 'The payment page accepts discount codes' }),
    imprintUrl: z.string().nullable(),
    currency: CurrencyCode.optional().meta({ description: 'Of the catalog' }),
    guarantee: Guarantee.optional().meta({ description: 'Of purchases that are made now' }),
    withdrawal: WithdrawalRules.optional().meta({ description: 'Of purchases that are made now' }),
    consentRequired: z
      .boolean()
      .optional()
      .meta({ description: 'Whether a purchase needs the consent to immediate supply' }),
  })
  .meta({ id: 'Seller' });
export type Seller = z.infer<typeof Seller>;

export const getSellerContract = contract({
  call: getSeller,
  summary: 'Returns the seller and the tax included in prices',
  response: Seller,
});

export const Store = storeTextOf(SERVED, Coverage).meta({ id: 'Store' });
export type Store = z.infer<typeof Store>;

export const getStoreContract = contract({
  call: getStore,
  summary: 'Returns what the store of the site pack says besides its plans',
  response: Store,
});

const texts = z.array(z.string());

const planCard = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price: z.string(),
    tax: z.string(),
    savings: texts.meta({ description: 'None or one' }),
    perServer: texts.meta({
      description: 'None or one: the price of each server, where the price is for several',
    }),
    features: texts,
    quantity: texts.meta({
      description: 'Label of the number of servers, where it begins with 1 and the buyer chooses',
    }),
    discord: texts.meta({ description: 'None or one: where Discord sells the plan, too' }),
  })
  .meta({ id: 'PlanCard' });

const terms = {
  tax: z.string(),
  prices: z.string().meta({ description: 'In which currency' }),
  consent: z.string().meta({ description: 'The consent to immediate supply' }),
  discounts: texts,
  guarantee: texts.meta({ description: 'None or one: the guarantee with its condition' }),
  discord: texts.meta({ description: 'None or one: who charges and refunds purchases in Discord' }),
  imprint: z.array(z.object({ name: z.string(), href: z.string() })),
};

export const getPlanCardsContract = contract({
  call: getPlanCards,
  summary: 'Lists the plans and the terms of the store in the texts of its page',
  response: z.object({
    ...terms,
    plans: z.array(z.object({ popular: z.array(planCard), plain: z.array(planCard) })),
    terms: z.array(z.object(terms)).meta({ description: 'None while the store is closed' }),
    closed: texts.meta({ description: 'None or one: the title of the notice' }),
  }),
});
