import { ScrollText } from 'lucide-react';
import { useSearchParams } from '@portico/sdk';
import { Button, EmptyState, Stack } from '@portico/ui';
import { AuditList } from '../../audit/audit-list.tsx';
import { readAuditQuery, writeAuditQuery, type AuditQuery } from '../../audit/audit-query.ts';
import { useStaffAuditQuery } from '../../audit/audit.api.ts';
import { FoldedFilters } from '../../audit/folded-filters.tsx';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';

/** `/staff/audit`: the audit log; its filters are in the URL. */
export default function AuditPage() {
  const [search, setSearch] = useSearchParams();
  const query = readAuditQuery(search);
  const { data, isError, isFetching, refetch } = useStaffAuditQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const go = (next: AuditQuery) => setSearch(writeAuditQuery(next));
  return (
    <StaffLayout
      title="Audit"
      lead="Every lookup, export and change by the team, newest first. Entries cannot be changed."
    >
      <FoldedFilters
        query={query}
        actions={data?.actions ?? []}
        onChange={(next) => go({ ...next, before: undefined })}
      />
      {isError && !isFetching ? (
        <LoadError what="The audit log" onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading label="Loading the audit log" heights={[520]} />
      ) : data.entries.length === 0 ? (
        <EmptyState
          title="No Entries Found"
          message="No entries match these filters."
          icon={<ScrollText size={26} />}
          actions={
            <Button variant="secondary" onClick={() => go({})}>
              Clear Filters
            </Button>
          }
        />
      ) : (
        <Stack gap={4}>
          <AuditList
            entries={data.entries}
            isBusy={isFetching}
            onPick={(filter) => go({ ...query, ...filter, before: undefined })}
          />
          <Stack direction="row" gap={3} justify="space-between">
            <Button
              variant="secondary"
              disabled={query.before === undefined}
              onClick={() => go({ ...query, before: undefined })}
            >
              Newest
            </Button>
            <Button
              variant="secondary"
              disabled={data.next === null}
              onClick={() => go({ ...query, before: data.next ?? undefined })}
            >
              Older
            </Button>
          </Stack>
        </Stack>
      )}
    </StaffLayout>
  );
}
