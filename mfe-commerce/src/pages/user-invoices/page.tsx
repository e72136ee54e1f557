import { ReceiptText } from 'lucide-react';
import { useEffect } from 'react';
import type { InvoiceFilter } from '@portico/contracts/invoices/schema';
import { IfPage, useSearchParams } from '@portico/sdk';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  Pagination,
  SearchField,
  SegmentedControl,
  Skeleton,
  Stack,
  useSearchText,
} from '@portico/ui';
import { styled } from 'styled-components';
import { Dashboard } from '../../dashboard/dashboard.tsx';
import { useCommerceInvoicesQuery, type ListQuery } from '../../purchases/purchases.api.ts';
import { AwaitingBanner } from './awaiting-banner.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { readQuery, writeQuery } from './list-query.ts';

const TABS: readonly { value: InvoiceFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
];
const ABOUT = 'All your purchases.';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const SearchSlot = styled.div`
  flex: 1 1 220px;

  @media (min-width: 640px) {
    max-width: 340px;
  }
`;

/** `/user/invoices`: all purchases; filter, search, sort and page are in the URL. */
export default function UserInvoicesPage() {
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const { data, currentData, isError, isFetching, refetch } = useCommerceInvoicesQuery(query);
  const go = (next: ListQuery, replace = false) => setSearch(writeQuery(next), { replace });
  const [text, setText] = useSearchText(query.q ?? '', (q) => go({ ...query, page: 1, q }, true));

  // An old link may point beyond the last page; the last page is shown instead.
  const last = currentData?.totalPages ?? 0;
  const isBeyond = last > 0 && query.page > last;
  useEffect(() => {
    if (isBeyond) go({ ...query, page: last }, true);
  });
  // Rendered only after the first response, because the banner would shift the rest.
  if (!data && !isError)
    return (
      <Dashboard title="Invoices" about={ABOUT}>
        <Stack aria-busy="true" aria-label="Loading invoices" role="group">
          <Skeleton height="100vh" radius="l" />
        </Stack>
      </Dashboard>
    );
  return (
    <Dashboard title="Invoices" about={ABOUT}>
      {data && <AwaitingBanner awaiting={data.awaiting} />}
      <Tools>
        <SegmentedControl
          label="Status"
          options={TABS}
          value={query.filter}
          onChange={(filter) => go({ ...query, page: 1, filter })}
        />
        <SearchSlot>
          <SearchField
            label="Search invoices"
            maxLength={100}
            placeholder="Search by invoice ID, number or plan"
            value={text}
            onChange={setText}
          />
        </SearchSlot>
      </Tools>
      {isError && !isFetching && (
        <ErrorPanel
          title="Your invoices could not be loaded"
          message="Failed to load invoices. Please try again later."
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      )}
      {data?.total === 0 && !isError && (
        <EmptyState
          icon={<ReceiptText size={26} />}
          title="No Invoices Found"
          message={
            query.q || query.filter !== 'all'
              ? 'No invoices match the filter and the search.'
              : 'You have not bought anything yet.'
          }
          actions={
            <IfPage path="/store">
              <ButtonLink to="/store">Visit the Store</ButtonLink>
            </IfPage>
          }
        />
      )}
      {data && data.invoices.length > 0 && !isError && (
        <InvoiceTable
          invoices={data.invoices}
          sort={{ by: query.sortBy, direction: query.sortDirection }}
          isBusy={isFetching}
          onSort={({ by, direction }) =>
            go({ ...query, page: 1, sortBy: by, sortDirection: direction })
          }
        />
      )}
      {data && !isError && (
        <Pagination
          page={query.page}
          pages={data.totalPages}
          onPage={(page) => go({ ...query, page })}
        />
      )}
    </Dashboard>
  );
}
