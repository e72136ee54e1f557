import { ChartColumn, Lock } from 'lucide-react';
import { useState } from 'react';
import type { SalesPeriod } from '@portico/contracts/rules/sales-period';
import { serverNow, useSearchParams } from '@portico/sdk';
import { EmptyState, SegmentedControl, Stack } from '@portico/ui';
import { useStaffDeskQuery } from '../../desk/desk.api.ts';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { PeriodForm } from '../../sales/period-form.tsx';
import { presetOf, presetPeriod, readPeriod } from '../../sales/periods.ts';
import { exportUrl, useStaffSalesQuery } from '../../sales/sales.api.ts';
import type { SalesView } from '../../sales/sales.api.ts';
import { SalesCharts } from '../../sales/sales-charts.tsx';
import { hasEntries, SalesTable } from '../../sales/sales-table.tsx';
import { SalesTotals } from '../../sales/sales-totals.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';

/** `/staff/sales`: the store's money by day and month, for members with the right to see it. */
export default function SalesPage() {
  const [search, setSearch] = useSearchParams();
  const { data: desk } = useStaffDeskQuery();
  const [opened] = useState(serverNow);
  const now = desk?.at ?? opened;
  const period = readPeriod(search, now);
  const view = { ...period, ...currencyOf(search) };
  const go = (next: SalesPeriod) => setSearch({ ...view, ...next }, { preventScrollReset: true });
  const maySee = desk?.rights.includes('sales');
  return (
    <StaffLayout
      title="Sales"
      lead="Payments, refunds and plans from the ledger. Days and months begin at 00:00 UTC."
      tools={maySee !== false && <DownloadLink href={exportUrl(view)}>Export CSV</DownloadLink>}
    >
      {maySee === false ? (
        <EmptyState
          title="Not for Your Rank"
          message="Owners and Administrators can see the sales. Ask an Owner if you need them."
          icon={<Lock size={26} />}
        />
      ) : (
        <>
          <PeriodForm
            period={period}
            preset={presetOf(period, now) ?? ''}
            onPreset={(preset) => go(presetPeriod(preset, now))}
            onChange={go}
          />
          {maySee ? (
            <Report
              view={view}
              onCurrency={(currency) =>
                setSearch({ ...period, currency }, { preventScrollReset: true })
              }
            />
          ) : (
            <SalesLoading />
          )}
        </>
      )}
    </StaffLayout>
  );
}

const SalesLoading = () => <Loading label="Loading the sales" heights={[84, 387, 387]} />;

/** The currency of an address. */
function currencyOf(search: URLSearchParams): { currency?: string } {
  const currency = search.get('currency') ?? '';
  return /^[A-Z]{3}$/.test(currency) ? { currency } : {};
}

interface ReportProps {
  view: SalesView;
  onCurrency: (currency: string) => void;
}

function Report({ view, onCurrency }: ReportProps) {
  const { data, isError, isFetching, refetch } = useStaffSalesQuery(view, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching) {
    return <LoadError what="The sales" onRetry={() => void refetch()} />;
  }
  if (!data || isFetching) return <SalesLoading />;
  // The chosen one has its place also in a period without its sales.
  const currencies = [...new Set([...(data.currencies ?? []), data.currency])];
  return (
    <>
      {currencies.length > 1 && (
        <Stack direction="row">
          <SegmentedControl
            label="Currency"
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            value={data.currency}
            onChange={onCurrency}
          />
        </Stack>
      )}
      {data.buckets.some(hasEntries) ? (
        <>
          <SalesTotals {...data} />
          <SalesCharts sales={data} by={view.by} />
          <SalesTable buckets={data.buckets} currency={data.currency} by={view.by} />
        </>
      ) : (
        <EmptyState
          title="No Sales in This Period"
          message="No payment, refund or dispute happened. Choose a longer period."
          icon={<ChartColumn size={26} />}
        />
      )}
    </>
  );
}
