import { exportSales, getSales } from '@portico/contracts/sales/calls';
import type { SalesPeriod } from '@portico/contracts/rules/sales-period';
import type { Sales } from '@portico/contracts/sales/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

/** A period in one currency. */
export interface SalesView extends SalesPeriod {
  /** Absent: that of the catalog. */
  currency?: string;
}

const salesApi = remoteApi('staff').injectEndpoints((build) => ({
  staffSales: build.query<Sales, SalesView>({
    query: (view) => request(getSales, { query: { ...view } }),
  }),
}));

export const { useStaffSalesQuery } = salesApi;

/** Address of the report as a file. */
export const exportUrl = (view: SalesView): string =>
  `${exportSales.path}?${new URLSearchParams({ ...view }).toString()}`;
