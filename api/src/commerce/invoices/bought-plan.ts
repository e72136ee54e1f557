import type { InvoiceRow } from './invoice.table.ts';

/** What a plan was called when it was bought; its id, where nothing else is known. */
export const planNameOf = ({ planName, plan }: Pick<InvoiceRow, 'plan' | 'planName'>): string =>
  planName ?? plan;

/** What an invoice says about its plan: a plan that is renamed or removed later changes nothing. */
export const boughtPlan = (row: Pick<InvoiceRow, 'plan' | 'planName' | 'planFeatures'>) => ({
  planName: planNameOf(row),
  planFeatures: row.planFeatures ?? [],
});
