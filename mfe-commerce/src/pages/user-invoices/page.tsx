import { ReceiptText, Search } from 'lucide-react';
import { useEffect } from 'react';
import type { InvoiceFilter } from 'shared/contracts/invoices/schema';
import { useSearchParams } from 'shared/sdk';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorPanel,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from 'shared/ui';
import { styled } from 'styled-components';
import { Dashboard } from '../../dashboard/dashboard.tsx';
import { useCommerceInvoicesQuery, type ListQuery } from '../../invoice/invoice.api.ts';
import { AwaitingBanner } from './awaiting-banner.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { readQuery, sorted, writeQuery } from './list-query.ts';
import { useSearchText } from './use-search-text.ts';

const TABS: readonly { value: InvoiceFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'completed', label: 'Completed' },
];
const ABOUT = 'Everything that you have bought.';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;

const SearchBox = styled.label`
  position: relative;
  flex: 1 1 220px;
  max-width: 340px;

  svg {
    position: absolute;
    top: 50%;
    left: var(--space-3);
    translate: 0 -50%;
    color: var(--color-text-muted);
  }

  input {
    width: 100%;
    min-height: 44px;
    padding: 0 var(--space-3) 0 40px;
    border: 1px solid var(--color-text-faint);
    border-radius: var(--radius-m);
    background: var(--color-bg-sunken);
    color: var(--color-text);
    font: inherit;

    &::placeholder {
      color: var(--color-text-muted);
      opacity: 1;
    }

    &:focus-visible {
      outline: none;
      box-shadow: var(--focus-ring);
    }
  }
`;

/** `/user/invoices`: every purchase; filter, search, order and page live in the address. */
export default function UserInvoicesPage() {
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const { data, currentData, isError, isFetching, refetch } = useCommerceInvoicesQuery(query);
  const go = (next: ListQuery, replace = false) => setSearch(writeQuery(next), { replace });
  const [text, setText] = useSearchText(query.q ?? '', (q) => go({ ...query, page: 1, q }, true));

  const pages = data?.totalPages ?? 0;
  // A page beyond the last, from an old link: the last one instead.
  const last = currentData?.totalPages ?? 0;
  const isBeyond = last > 0 && query.page > last;
  useEffect(() => {
    if (isBeyond) go({ ...query, page: last }, true);
  });
  // Nothing else until the first answer: its banner would push the rest down.
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
        <SearchBox>
          <VisuallyHidden>Search invoices</VisuallyHidden>
          <Search size={18} aria-hidden="true" />
          <input
            type="search"
            maxLength={100}
            placeholder="Search by id, number or plan"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </SearchBox>
      </Tools>
      {isError && !isFetching && (
        <ErrorPanel
          title="Error"
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
              ? 'Nothing fits the filter and the search.'
              : 'You have not bought anything yet.'
          }
          actions={<ButtonLink to="/store">Visit the store</ButtonLink>}
        />
      )}
      {data && data.invoices.length > 0 && !isError && (
        <InvoiceTable
          invoices={data.invoices}
          query={query}
          isBusy={isFetching}
          onSort={(field) => go(sorted(query, field))}
        />
      )}
      {pages > 1 && !isError && (
        <Stack as="nav" direction="row" gap={3} align="center" justify="center" aria-label="Pages">
          <Button
            variant="secondary"
            size="s"
            disabled={query.page <= 1}
            onClick={() => go({ ...query, page: query.page - 1 })}
          >
            Previous
          </Button>
          <Text as="span" tone="muted" size="s" aria-live="polite">
            Page {query.page} of {pages}
          </Text>
          <Button
            variant="secondary"
            size="s"
            disabled={query.page >= pages}
            onClick={() => go({ ...query, page: query.page + 1 })}
          >
            Next
          </Button>
        </Stack>
      )}
    </Dashboard>
  );
}
