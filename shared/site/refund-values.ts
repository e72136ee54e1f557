import { guaranteeRule } from '@portico/contracts/rules/guarantee';
import type { Catalog } from './catalog-file.ts';

/** What texts say about the guarantee of a catalog; a site that sells nothing has none. */
export function refundValues(catalog: Pick<Catalog, 'refund'> | undefined) {
  return {
    'refund.days': String(catalog?.refund.days ?? ''),
    'refund.activeHours': String(catalog?.refund.activeHours ?? ''),
    'refund.rule': catalog ? guaranteeRule(catalog.refund) : '',
  };
}
