import type { Seller } from '../../core/site/live-site.ts';

/** The seller, and why no tax is charged, for the foot of the provider's invoice. */
export function invoiceFooter(
  { name, address, taxId, imprintUrl }: Pick<Seller, 'name' | 'address' | 'taxId' | 'imprintUrl'>,
  taxNotice: string | null,
): string {
  return [name, address, taxId && `Tax id ${taxId}`, imprintUrl, taxNotice]
    .filter(Boolean)
    .join('\n');
}
