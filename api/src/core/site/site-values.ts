import { refundValues, type LinkName, type Site, type VariableName } from '@portico/site';
import type { Brand } from '@portico/sdk/platform';
import { formatMoney } from '@portico/sdk/rules/money';
import { countOf } from '@portico/sdk/rules/count';
import type { SiteSettings } from './brand-of.ts';

/**
 * The values of what texts of a pack name in double braces: facts of the pack, and settings, so that no text
 * contradicts what the site does.
 */
export function siteValues(
  { facts: { support, links, seller }, catalog }: Pick<Site, 'facts' | 'catalog'>,
  brand: Brand,
  settings: SiteSettings,
): Record<VariableName | `link.${LinkName}`, string> {
  const { keep, publicOrigin, invoiceRetentionYears } = settings;
  return {
    product: brand.name,
    prefix: brand.prefix,
    origin: publicOrigin,
    email: brand.contactEmail,
    'support.languages': brand.supportLanguages,
    'support.answerTime': brand.answerTime,
    'support.hours': support.hours ?? '',
    'support.dataRequestTime': brand.dataRequestTime,
    'support.dataDeletionTime': brand.dataDeletionTime,
    'keep.activity': keptFor(keep.activity),
    'keep.economy': keptFor(keep.economy),
    'keep.history': keptFor(keep.history),
    'keep.invoices': countOf(invoiceRetentionYears, 'year'),
    'seller.name': seller.name ?? brand.name,
    'seller.address': seller.address ?? '',
    'plans.least': catalog ? leastPrice(catalog) : '',
    ...refundValues(catalog),
    'link.invite': brand.inviteUrl,
    'link.support': brand.supportUrl,
    'link.docs': brand.docsUrl,
    'link.email': links.email === undefined ? '' : `mailto:${links.email}`,
    'link.imprint': brand.imprintUrl,
  };
}

const leastPrice = ({ plans, currency }: NonNullable<Site['catalog']>) =>
  formatMoney(Math.min(...plans.map(({ price }) => price)), currency);

function keptFor(days: number): string {
  if (days === 0) return 'for as long as this website exists';
  return days % 365 === 0 ? countOf(days / 365, 'year') : countOf(days, 'day');
}
