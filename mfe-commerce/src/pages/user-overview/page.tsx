import { Button, Card, ErrorPanel, Heading, Skeleton, Stack } from '@portico/ui';
import { Dashboard } from '../../dashboard/dashboard.tsx';
import {
  useCommerceInvoicesQuery,
  useCommerceLicenseSummaryQuery,
} from '../../purchases/purchases.api.ts';
import { useFirstRun } from '../../first-run/use-first-run.ts';
import { Benefits } from './benefits.tsx';
import { LatestInvoices } from './latest-invoices.tsx';
import { LicenseFigures } from './license-figures.tsx';
import { NextStep } from './next-step.tsx';

const NEWEST = { page: 1, sortBy: 'createdAt', sortDirection: 'desc', filter: 'all' } as const;

/** `/user/overview`: the next step, licenses, slots and latest invoices; to a newcomer, where to begin. */
export default function UserOverviewPage() {
  const newest = useCommerceInvoicesQuery(NEWEST);
  const summary = useCommerceLicenseSummaryQuery();
  const firstRun = useFirstRun();
  const parts = [newest, summary];
  if (parts.some(({ isError }) => isError) && !parts.some(({ isFetching }) => isFetching)) {
    return (
      <Dashboard title="Dashboard Overview">
        <ErrorPanel
          title="Your dashboard could not be loaded"
          message="Your licenses and purchases are unchanged. Please try again."
          actions={
            <Button onClick={() => parts.forEach(({ refetch }) => void refetch())}>
              Try Again
            </Button>
          }
        />
      </Dashboard>
    );
  }
  const { data } = summary;
  const { data: list } = newest;
  // The rest waits for the steps, which have their own height.
  const isReady = data !== undefined && list !== undefined && firstRun !== undefined;
  return (
    <Dashboard title="Dashboard Overview">
      <Card as="section" aria-labelledby="next-title">
        <Stack gap={4}>
          <Heading level={2} size="m" id="next-title">
            Next steps
          </Heading>
          {isReady ? (
            <NextStep summary={data} invoices={list} firstRun={firstRun} />
          ) : (
            <Skeleton height="86px" radius="m" />
          )}
        </Stack>
      </Card>
      {isReady ? (
        <>
          {data.licenses > 0 && <LicenseFigures summary={data} />}
          {list.total > 0 && <LatestInvoices invoices={list.invoices} />}
          {data.licenses === 0 && list.total === 0 && <Benefits />}
        </>
      ) : (
        <Skeleton height="240px" radius="l" />
      )}
    </Dashboard>
  );
}
