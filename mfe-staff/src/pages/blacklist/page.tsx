import { ShieldCheck } from 'lucide-react';
import { BLACKLISTS } from '@portico/contracts/blacklists/kinds';
import { countOf } from '@portico/sdk/rules/count';
import { useLocation, usePageHead, useRemoteConfiguration, useSearchParams } from '@portico/sdk';
import {
  Button,
  EmptyState,
  nextSort,
  Pagination,
  SearchField,
  Stack,
  Table,
  Text,
  useSearchText,
} from '@portico/ui';
import { exportUrl, useStaffBlacklistQuery } from '../../blacklists/blacklists.api.ts';
import { columnsOf } from '../../blacklists/columns.tsx';
import { ErrorBanner } from '../../blacklists/error-banner.tsx';
import { readQuery, sortOf, tableSort, writeQuery } from '../../blacklists/list-query.ts';
import type { ListQuery } from '../../blacklists/list-query.ts';
import { useNow } from '../../blacklists/use-now.ts';
import { failureOf, viewsFor } from '../../blacklists/views.ts';
import type { BlacklistView } from '../../blacklists/views.ts';
import { configuration } from '../../configuration.ts';
import { useStaffDeskQuery } from '../../desk/desk.api.ts';
import { useWords } from '../../desk/use-words.ts';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { useNames } from '../../names/use-names.ts';
import { DownloadLink } from '../../ui/download-link.tsx';
import { Loading } from '../../ui/loading.tsx';

/** Width of all columns with ids of 20 digits, which fit in a window of 1280 px. */
const SCROLLS_BELOW = 930;

/** The six pages under `/staff/blacklist/` (spec 1 §2). */
export default function BlacklistPage() {
  const { pathname } = useLocation();
  const { group } = useWords();
  const { data: desk, isError } = useStaffDeskQuery();
  const view = viewsFor(group).find(({ path }) => path === pathname.replace(/\/$/, ''));
  if (!view) return null;
  // The words of these lists come with the desk: another title would stand there before, and move the page.
  if (BLACKLISTS[view.kind].thing === 'cog' && !desk && !isError) return <Unnamed />;
  return <List key={view.kind} view={view} />;
}

/** A list whose words are not here yet, as high as the list while it loads. */
const Unnamed = () => (
  <StaffLayout title="Blacklist" lead={'\u00a0'}>
    <Loading label="Loading the blacklist" heights={[44, 560]} />
  </StaffLayout>
);

function List({ view }: { view: BlacklistView }) {
  const { kind, title } = view;
  const { group } = useWords();
  usePageHead({ title });
  const [search, setSearch] = useSearchParams();
  const query = readQuery(search);
  const { rowsPerPage: pageSize } = useRemoteConfiguration(configuration);
  const { data, isError, isFetching, refetch } = useStaffBlacklistQuery({
    ...{ kind, pageSize },
    ...query,
  });
  const now = useNow();
  const names = useNames(
    (data?.entries ?? []).flatMap(({ user_id, moderator_id }) =>
      user_id ? [user_id, moderator_id] : [moderator_id],
    ),
    (data?.entries ?? []).flatMap(({ guild_id }) => guild_id ?? []),
  );
  const go = (next: Partial<ListQuery>, replace = false) =>
    setSearch(writeQuery({ ...query, page: 1, ...next }), { replace, preventScrollReset: true });
  const [text, setText] = useSearchText(query.q, (q) => go({ q }, true));

  const sort = tableSort(query.sort);
  return (
    <StaffLayout title={view.title} lead={view.lead}>
      <Stack direction="row" gap={3} align="center" wrap>
        <SearchField
          label={`Search the ${view.title}`}
          placeholder="Search by ID, reason or word"
          maxLength={100}
          value={text}
          onChange={setText}
        />
        <Text as="span" tone="muted" aria-live="polite">
          {data && !isError ? countOf(data.total, 'entry', 'entries') : ''}
        </Text>
        <DownloadLink href={exportUrl(kind, query.q)}>Export CSV</DownloadLink>
      </Stack>
      {isError && !isFetching && (
        <ErrorBanner message={failureOf(view)} onRetry={() => void refetch()} />
      )}
      {!data && (!isError || isFetching) && <Loading label={`Loading the ${view.title}`} />}
      {data && !isError && data.entries.length === 0 && (
        <EmptyState
          icon={<ShieldCheck size={26} />}
          title="No Entries Found"
          message={query.q ? 'No entries match your search.' : 'This list is empty.'}
          actions={
            query.q || data.total > 0 ? (
              <Button variant="secondary" onClick={() => go({ q: '' })}>
                Show the Whole List
              </Button>
            ) : undefined
          }
        />
      )}
      {data && !isError && data.entries.length > 0 && (
        <Table
          label={view.title}
          columns={columnsOf(kind, names, { now, group: group.name })}
          rows={data.entries}
          rowKey={({ user_id, guild_id, timestamp }, index) =>
            `${user_id ?? guild_id} ${timestamp} ${index}`
          }
          sort={sort}
          onSort={(by) => {
            if (by !== 'reason') go({ sort: sortOf(nextSort(sort, by)) });
          }}
          isBusy={isFetching}
          isDense
          scrollsBelow={SCROLLS_BELOW}
        />
      )}
      {data && !isError && (
        <Pagination
          page={query.page}
          pages={Math.ceil(data.total / pageSize)}
          onPage={(page) => go({ page })}
        />
      )}
    </StaffLayout>
  );
}
