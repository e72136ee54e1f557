import { exportSales, getSales } from '@portico/sdk/contracts/sales/calls';
import type { SalesPeriod } from '@portico/sdk/rules/sales-period';
import type { Sales } from '@portico/sdk/contracts/sales/schema';
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
