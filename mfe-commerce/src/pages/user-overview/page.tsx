import { ReceiptText } from 'lucide-react';
import { formatDateTime } from '@portico/sdk/rules/time/format';
import { formatMoney } from '@portico/sdk/rules/money';
import { Link } from '@portico/sdk';
import { Button, ButtonLink, Card, ErrorPanel, Heading, Skeleton, Stack, Text } from '@portico/ui';
import { styled } from 'styled-components';
import { Dashboard } from '../../dashboard/dashboard.tsx';
import {
  useCommerceInvoicesQuery,
  useCommerceLicenseSummaryQuery,
} from '../../purchases/purchases.api.ts';
import { useFirstRun } from '../../first-run/use-first-run.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { NextStep } from './next-step.tsx';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: var(--space-4);
`;

const Figure = styled.p`
  margin: 0;
  font-size: var(--text-8);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) 0;
  }

  li + li {
    border-top: 1px solid var(--color-border);
  }

  a {
    color: var(--color-link);
    font-weight: 600;
  }
`;

const NEWEST = { page: 1, sortBy: 'createdAt', sortDirection: 'desc', filter: 'all' } as const;
/** `/user/overview`: licenses, slots, latest invoices and the next step. */
export default function UserOverviewPage() {
  const newest = useCommerceInvoicesQuery(NEWEST);
  const summary = useCommerceLicenseSummaryQuery();
  const firstRun = useFirstRun();
  const parts = [newest, summary];
  if (parts.some(({ isError }) => isError) && !parts.some(({ isFetching }) => isFetching)) {
    return (
      <Dashboard title="Dashboard Overview">
        <ErrorPanel
          title="Error"
          message="Failed to load invoices. Please try again later."
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
  // The latest invoices wait for the steps above, which have their own height.
  const isReady = data !== undefined && newest.data !== undefined && firstRun !== undefined;
  const figures = [
    { label: 'Licenses', value: data?.licenses },
    { label: 'Slots in use', value: data && `${data.used} of ${data.slots}` },
    { label: 'Free slots', value: data?.free },
  ];
  return (
    <Dashboard title="Dashboard Overview">
      <Figures>
        {figures.map(({ label, value }) => (
          <Card key={label}>
            <Text tone="muted" size="s">
              {label}
            </Text>
            {value === undefined ? (
              <Skeleton width="48px" height="calc(var(--text-8) * 1.2)" />
            ) : (
              <Figure>{value}</Figure>
            )}
          </Card>
        ))}
      </Figures>
      <Card as="section" aria-labelledby="next-title">
        <Stack gap={4}>
          <Heading level={2} size="m" id="next-title">
            Next steps
          </Heading>
          {data && newest.data && firstRun !== undefined ? (
            <NextStep summary={data} invoices={newest.data} firstRun={firstRun} />
          ) : (
            <Skeleton height="86px" radius="m" />
          )}
        </Stack>
      </Card>
      {isReady ? (
        <Card as="section" aria-labelledby="latest-title">
          <Stack gap={3}>
            <Heading level={2} size="m" id="latest-title">
              Latest invoices
            </Heading>
            {newest.data?.total === 0 && <Text tone="muted">None yet.</Text>}
            <Rows>
              {newest.data?.invoices.slice(0, 4).map((invoice) => (
                <li key={invoice.invoiceId}>
                  <span>
                    <Link to={`/invoice/${invoice.invoiceId}`}>{invoice.planName}</Link>
                    <Text as="span" tone="muted" size="s">
                      {' '}
                      {formatDateTime(invoice.createdAt)}
                    </Text>
                  </span>
                  <Stack as="span" direction="row" gap={3} align="center">
                    {formatMoney(invoice.amount, invoice.currency)}{' '}
                    <StatusBadge state={invoice.state} />
                  </Stack>
                </li>
              ))}
            </Rows>
            <ButtonLink to="/user/invoices" variant="ghost" size="s">
              <ReceiptText size={16} aria-hidden="true" /> All invoices
            </ButtonLink>
          </Stack>
        </Card>
      ) : (
        <Skeleton height="240px" radius="l" />
      )}
    </Dashboard>
  );
}
