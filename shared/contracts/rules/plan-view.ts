import { currencyName, formatMoney, includedTax } from '@portico/sdk/rules/money';
import { amountOf, isPerServer, type PlanOffer } from '../store/plans.ts';
import { guaranteeRule } from './guarantee.ts';
import { CONSENT_VERSION, consentTextOf } from './consent.ts';

interface PlanFields extends PlanOffer {
  id: string;
  name: string;
  description: string;
  currency: string;
  savings: number;
  popular: boolean;
  features: readonly string[];
  discordUrl?: string | undefined;
}

/** What a plan's card shows before anybody chooses a number of servers. Optional: none or one entry. */
export interface PlanView {
  id: string;
  name: string;
  description: string;
  price: string;
  tax: string;
  savings: string[];
  /** Price of each server, where the price is for several. */
  perServer: string[];
  features: string[];
  /** Label of the number of servers, where it begins with 1 and the buyer chooses. */
  quantity: string[];
  /** Where Discord sells it, too. */
  discord: string[];
}

type TaxedPrices = 'inclusive' | 'exclusive';

/** What is said of a tax that the payment provider calculates. */
const CALCULATED: Readonly<Record<TaxedPrices, string>> = {
  inclusive: 'tax included where it is charged',
  exclusive: 'tax is added where it is charged',
};

interface SellerFields {
  name: string;
  taxPercent: number;
  taxNotice: string | null;
  taxPrices?: TaxedPrices | undefined;
  promotionCodes: boolean;
  imprintUrl: string | null;
  currency?: string | undefined;
  withdrawal?: { days: number; exception: string } | undefined;
  guarantee?: { days: number; activeHours: number } | undefined;
}

/** The legal information below the plans. */
export interface TermsView {
  tax: string;
  /** In which currency prices are. */
  prices: string;
  /** The consent to immediate supply; empty: not known yet. */
  consent: string;
  discounts: string[];
  /** The money-back guarantee with its condition. */
  guarantee: string[];
  /** Who charges and refunds purchases in Discord, where something is sold there. */
  discord: string[];
  imprint: { name: string; href: string }[];
}

/** The first screen of the store. */
export interface StoreScreen extends TermsView {
  plans: { popular: PlanView[]; plain: PlanView[] }[];
  /** One entry, except while the store is closed. Older templates have the terms above. */
  terms: TermsView[];
  /** One entry while the store is closed: the title of the notice. */
  closed: string[];
}

/** Title of what the store shows instead of plans while it sells nothing. */
export const STORE_CLOSED = 'The store is not open yet';

const IN_DISCORD =
  'Purchases in Discord are charged by Discord at its own price, and Discord handles their refunds and withdrawals.';

/**
 * @param seller undefined: not known yet
 * @param plans that are sold
 */
export function termsOf(
  seller: SellerFields | undefined,
  plans: readonly Pick<PlanFields, 'discordUrl'>[] = [],
): TermsView {
  return {
    tax: seller ? taxSentenceOf(seller) : CALCULATED.inclusive,
    prices: seller?.currency ? `Prices in ${currencyName(seller.currency)}` : 'Prices',
    consent: seller ? consentOf(seller) : '',
    discounts: seller?.promotionCodes ? ['Discount codes can be entered on the payment page.'] : [],
    guarantee: seller?.guarantee
      ? [`You can have your money back ${guaranteeRule(seller.guarantee)}.`]
      : [],
    discord: plans.some(({ discordUrl }) => discordUrl) ? [IN_DISCORD] : [],
    imprint: seller?.imprintUrl ? [{ name: seller.name, href: seller.imprintUrl }] : [],
  };
}

function taxSentenceOf({ taxPercent, taxPrices }: SellerFields): string {
  if (taxPrices) return CALCULATED[taxPrices];
  return taxPercent === 0 ? 'no tax is charged' : `${taxPercent}% tax included`;
}

/** The consent that a purchase now asks for; empty: nothing ends the right of withdrawal early. */
const consentOf = ({ guarantee, withdrawal }: SellerFields): string =>
  guarantee && withdrawal?.exception === 'content'
    ? consentTextOf(CONSENT_VERSION, guarantee.days, withdrawal.days)
    : '';

export const savingsOf = ({ savings }: { savings: number }): string[] =>
  savings > 0 ? [`Save ${savings}%`] : [];

/** @param amount of all servers, in the smallest unit of the currency @returns none for one server */
export const perServerOf = (amount: number, servers: number, currency: string): string[] =>
  servers > 1 ? [formatMoney(amount / servers, currency)] : [];

/** The tax of a price, or why there is none. @param amount in the smallest unit of the currency */
export function taxNoteOf(
  amount: number,
  currency: string,
  {
    taxPercent,
    taxNotice,
    taxPrices,
  }: Pick<SellerFields, 'taxPercent' | 'taxNotice' | 'taxPrices'>,
): string {
  if (taxPrices === 'exclusive') return 'Plus tax, calculated for your address';
  if (taxPrices === 'inclusive') return 'Includes the tax of your country';
  return taxPercent > 0
    ? `Includes ${taxPercent}% tax (${formatMoney(includedTax(amount, taxPercent), currency)})`
    : (taxNotice ?? '');
}

/** @param plans none: the store is closed */
export function storeScreen(plans: readonly PlanFields[], seller: SellerFields): StoreScreen {
  const terms = termsOf(seller, plans);
  const isClosed = plans.length === 0;
  return {
    ...terms,
    terms: isClosed ? [] : [terms],
    closed: isClosed ? [STORE_CLOSED] : [],
    plans: plans.map((plan) => {
      const { id, name, description, currency, features, servers, discordUrl } = plan;
      const amount = amountOf(plan, servers);
      const view: PlanView = {
        id,
        name,
        description,
        price: formatMoney(amount, currency),
        tax: taxNoteOf(amount, currency, seller),
        savings: savingsOf(plan),
        perServer: perServerOf(amount, servers, currency),
        features: [...features],
        quantity: servers === 1 && isPerServer(plan) ? ['Servers'] : [],
        discord: discordUrl === undefined ? [] : [discordUrl],
      };
      return { popular: plan.popular ? [view] : [], plain: plan.popular ? [] : [view] };
    }),
  };
}
