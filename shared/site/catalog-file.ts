import { WithdrawalException } from '@portico/contracts/store/schema';
import { z } from 'zod';
import { chargeProblem, Currency } from './currency.ts';

const MAX_SERVERS = 1000;
/** Stripe takes at most eight digits. */
const MAX_PRICE = 99_999_999;

const count = z.int().positive().max(MAX_SERVERS);

const servers = z
  .union([
    count,
    z.strictObject({ min: count, max: count }).refine(({ min, max }) => min < max, {
      message: 'min must be below max; write a number where the buyer has no choice',
    }),
  ])
  .transform((written) => (typeof written === 'number' ? { min: written, max: written } : written))
  .meta({
    description:
      'How many servers a purchase covers. With min and max, the buyer chooses, and pays the price for each',
  });

const PlanFacts = z.object({
  id: z
    .string()
    .regex(
      /^[\p{L}\p{N}][\p{L}\p{N} +-]{0,39}$/u,
      'must be up to 40 letters, digits, spaces, + or -',
    )
    .meta({ description: 'Of the plan, for good; such as Duo' }),
  price: z
    .int('must be a whole number in the smallest unit of the currency: 499 for €4.99, 500 for ¥500')
    .positive('must be above 0')
    .max(MAX_PRICE)
    .meta({ description: 'Paid once, tax included, in the smallest unit of the currency' }),
  servers,
  discordSku: z
    .string('must be the ID of a SKU at Discord in quotes')
    .regex(/^\d{17,20}$/, 'must be the ID of a SKU at Discord in quotes: 17 to 20 digits')
    .optional()
    .meta({
      description:
        'The SKU of Discord (Premium Apps) that sells this plan, too: a durable or a consumable one. Of a plan with a choice, it sells the fewest servers',
    }),
  popular: z.boolean().default(false).meta({ description: 'Marked as the most popular plan' }),
});
export type PlanFacts = z.infer<typeof PlanFacts>;

/** `catalog.yaml`: what the site sells. Without this file it sells nothing. */
export const CatalogFile = z
  .object({
    currency: Currency.meta({ description: 'ISO code, such as EUR' }),
    plans: z
      .array(PlanFacts)
      .min(1)
      .max(12)
      .superRefine((plans, context) => {
        const refuse = (path: PropertyKey[], message: string) =>
          context.addIssue({ code: 'custom', path, message });
        for (const [index, { id, popular, price, servers, discordSku }] of plans.entries()) {
          const most = Math.floor(MAX_PRICE / price);
          if (servers.min < servers.max && servers.max > most)
            refuse(
              [index, 'price'],
              `${servers.max} servers would cost more than Stripe takes at once: at this price, ${most} at most`,
            );
          const before = plans.slice(0, index);
          if (before.some((other) => other.id.toLowerCase() === id.toLowerCase()))
            refuse([index, 'id'], `another plan has the id ${id}`);
          if (discordSku && before.some((other) => other.discordSku === discordSku))
            refuse([index, 'discordSku'], `another plan has the SKU ${discordSku}`);
          if (popular && before.some((other) => other.popular))
            refuse([index, 'popular'], 'only one plan can be the most popular one');
        }
      })
      .meta({ description: 'In the order of the store' }),
    promotionCodes: z.boolean().default(false).meta({
      description: 'Whether the payment page takes promotion codes, which are made at Stripe',
    }),
    withdrawal: z
      .strictObject({
        days: z
          .int()
          .min(1)
          .max(30)
          .default(14)
          .meta({ description: 'From the purchase; in the EU at least 14' }),
        exception: WithdrawalException.default('none').meta({
          description:
            'none: the right lasts for all its days. content: it ends when the buyer consents to immediate supply and the receipt with that consent was sent',
        }),
      })
      .prefault({})
      .meta({
        description:
          'The right of withdrawal of consumers. Each purchase keeps the one it was made under',
      }),
    refund: z
      .strictObject({
        days: z.int().positive().max(365).meta({ description: 'From the purchase' }),
        activeHours: z
          .int()
          .positive()
          .max(8760)
          .meta({ description: 'When a slot was active for so long in total, support decides' }),
      })
      .meta({
        description: 'The money-back guarantee. Each purchase keeps the one it was made under',
      }),
  })
  .superRefine(({ currency, plans }, context) => {
    for (const [index, { price, servers }] of plans.entries()) {
      const isPerServer = servers.max > servers.min;
      const message = chargeProblem(isPerServer ? price * servers.min : price, currency);
      if (message) context.addIssue({ code: 'custom', path: ['plans', index, 'price'], message });
    }
  });
export type Catalog = z.infer<typeof CatalogFile>;
