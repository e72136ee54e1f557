import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useRemoteConfiguration, useSearchParams } from '@portico/sdk';
import { Button, EmptyState, Pagination, Stack } from '@portico/ui';
import { configuration } from '../../configuration.ts';
import { exportUrl, useStaffEconomyQuery } from '../../economy/economy.api.ts';
import { FilterChips } from '../../economy/filter-chips.tsx';
import { FilterForm } from '../../economy/filter-form.tsx';
import { readQuery, writeQuery } from '../../economy/economy-query.ts';
import type { EconomyQuery } from '../../economy/economy-query.ts';
import { EconomyTable } from '../../economy/economy-table.tsx';
import { LogOwner } from '../../economy/log-owner.tsx';
import { Totals } from '../../economy/totals.tsx';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { DownloadLink } from '../../ui/download-link.tsx';
import { FiltersButton } from '../../ui/filters-button.tsx';
import { IdSearch } from '../../ui/id-search.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';
import { StartGuide } from '../../ui/start-guide.tsx';

const ROWS = [
  ['Log', 'Every entry with its action, type, amount and balances, newest first'],
  ['Filters', 'By action, type, amount and day'],
  ['Export', 'A CSV file of the entries that the filters leave'],
  [
    'Where the ID is',
    'Turn on Developer Mode in Discord, right-click a user and choose Copy User ID',
  ],
] as const;

/** `/staff/logging/economy`: a user's economy log; its state is in the URL. */
export default function EconomyLogsPage() {
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const go = (next: Partial<EconomyQuery>) =>
    setSearch(writeQuery({ ...query, page: 1, ...next }), { preventScrollReset: true });
  return (
    <StaffLayout title="Economy Logs" lead="Everything a user earned, spent and transferred.">
      <IdSearch
        key={`search ${query.user}`}
        label="Search by user ID"
        placeholder="User ID"
        value={query.user}
        onSearch={(user) => go({ user, filters: {} })}
      />
      {query.user ? (
        <Log key={`log ${query.user}`} query={query} onGo={go} />
      ) : (
        <StartGuide title="Find a User" rows={ROWS} />
      )}
    </StaffLayout>
  );
}

interface LogProps {
  query: EconomyQuery;
  onGo: (next: Partial<EconomyQuery>) => void;
}

function Log({ query, onGo }: LogProps) {
  const { filters, page, sort, user } = query;
  const { rowsPerPage: pageSize } = useRemoteConfiguration(configuration);
  const {
    data: answer,
    isError,
    isFetching,
    refetch,
  } = useStaffEconomyQuery({ ...query, pageSize });
  const data = answer?.user === user ? answer : undefined;
  const active = Object.keys(filters).length;
  const [isOpen, setOpen] = useState(false);
  const suggestionsOf = (column: 'action' | 'type') => [
    ...new Set((data?.totals ?? []).map((total) => total[column]).filter(Boolean)),
  ];
  return (
    <>
      <Stack direction="row" gap={3} align="center" justify="space-between" wrap>
        <LogOwner id={user} />
        <Stack direction="row" gap={3} wrap>
          <FiltersButton
            active={active}
            isOpen={isOpen}
            controls="economy-filters"
            onToggle={() => setOpen(!isOpen)}
          />
          <DownloadLink href={exportUrl(user, filters)}>Export CSV</DownloadLink>
        </Stack>
      </Stack>
      <div id="economy-filters" hidden={!isOpen}>
        <FilterForm
          key={JSON.stringify(filters)}
          filters={filters}
          suggestions={{ action: suggestionsOf('action'), type: suggestionsOf('type') }}
          onApply={(next) => onGo({ filters: next })}
        />
      </div>
      <FilterChips filters={filters} onChange={(next) => onGo({ filters: next })} />
      {isError && !isFetching && (
        <LoadError what="The economy logs" onRetry={() => void refetch()} />
      )}
      {!data && (!isError || isFetching) && <Loading label="Loading economy logs" />}
      {data && !isError && (
        <>
          {data.total > 0 && <Totals total={data.total} totals={data.totals} />}
          {data.entries.length === 0 ? (
            <EmptyState
              icon={<Coins size={26} />}
              title="No Economy Logs Found"
              message={
                active > 0
                  ? 'No entries match the filters.'
                  : data.total > 0
                    ? 'This page does not exist.'
                    : 'This user has not used the economy yet.'
              }
              actions={
                active > 0 || data.total > 0 ? (
                  <Button variant="secondary" onClick={() => onGo({ filters: {} })}>
                    {active > 0 ? 'Clear Filters' : 'Go to the First Page'}
                  </Button>
                ) : undefined
              }
            />
          ) : (
            <EconomyTable
              entries={data.entries}
              sort={sort}
              isBusy={isFetching}
              onSort={(next) => onGo({ sort: next })}
            />
          )}
          <Pagination
            page={page}
            pages={Math.ceil(data.total / pageSize)}
            onPage={(next) => onGo({ page: next, upTo: data.upTo })}
          />
        </>
      )}
    </>
  );
}
