import type { Guarantee } from '@portico/contracts/store/schema';
import type { InvoiceRow } from './invoice.table.ts';

/** The guarantee under which a purchase was made: a later one does not change it. */
export const guaranteeOf = ({
  refundDays: days,
  refundActiveHours: activeHours,
}: Pick<InvoiceRow, 'refundDays' | 'refundActiveHours'>): Guarantee => ({ days, activeHours });
