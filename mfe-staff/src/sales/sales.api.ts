import { exportSales, getSales } from '@portico/contracts/sales/calls';
import type { SalesPeriod } from '@portico/contracts/rules/sales-period';
import type { Sales } from '@portico/contracts/sales/schema';
import { request } from '@portico/sdk';
import { remoteApi } from '@portico/sdk/data';

const salesApi = remoteApi('staff').injectEndpoints((build) => ({
  staffSales: build.query<Sales, SalesPeriod>({
    query: (period) => request(getSales, { query: { ...period } }),
  }),
}));

export const { useStaffSalesQuery } = salesApi;

/** Address of the report as a file. */
export const exportUrl = (period: SalesPeriod): string =>
  `${exportSales.path}?${new URLSearchParams({ ...period }).toString()}`;
