import type { InvoiceRow } from './invoice.table.ts';

/** Begins the id of the grant of an imported license; the license's id in the operator's list follows. */
export const IMPORT = 'import:';

/** From another shop, by `npm run admin -- import licenses`. */
export const isImported = ({ grantId }: Pick<InvoiceRow, 'grantId'>): boolean =>
  grantId?.startsWith(IMPORT) ?? false;
