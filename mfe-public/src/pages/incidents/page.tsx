import type { IncidentHistory } from '@portico/contracts/incidents/schema';
import { HISTORY_PAGE_SIZE } from '@portico/contracts/incidents/page-size';
import { getIncidentHistory } from '@portico/contracts/incidents/calls';
import { NO_REPORTS } from '@portico/contracts/rules/status/history-screen';
import { documentData, request, useSearchParams } from '@portico/sdk';
import { ErrorPanel, Pagination, Skeleton, Stack } from '@portico/ui';
import { FailureActions } from '../../failure-actions.tsx';
import { IncidentCard } from '../../incidents/incident-card.tsx';
import { HistoryLayout } from '../../incidents/incident-layouts.tsx';
import { viewOf } from '../../incidents/incident-view.ts';
import { useComponentNames, usePublicIncidentHistoryQuery } from '../../incidents/incidents.api.ts';
import { NoReports } from '../../incidents/no-reports.tsx';

const PLACEHOLDERS = 3;
const LAST_PAGE = 10_000;

/** The page of an address: a number from 1. */
function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** `/status/incidents`: every report, newest first. */
export default function IncidentsPage() {
  const [search, setSearch] = useSearchParams();
  const page = pageOf(search);
  const { currentData, isError, refetch } = usePublicIncidentHistoryQuery(page);
  const first = documentData<IncidentHistory>(
    request(getIncidentHistory, { query: { page: 1 } }).url,
  );
  const answer = currentData ?? (page === 1 ? first : undefined);
  const names = useComponentNames();
  return (
    <HistoryLayout>
      {answer ? (
        answer.incidents.length === 0 ? (
          <NoReports message={page > 1 ? 'This page of the history is empty.' : NO_REPORTS} />
        ) : (
          answer.incidents.map((incident) => (
            <IncidentCard key={incident.id} view={viewOf(incident, names)} level={2} />
          ))
        )
      ) : isError ? (
        <ErrorPanel
          title="The incident history did not load"
          message="Check your connection and try again in a moment."
          actions={<FailureActions onRetry={() => void refetch()} />}
        />
      ) : (
        <Stack gap={4} aria-busy="true">
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <Skeleton key={index} height="160px" radius="l" />
          ))}
        </Stack>
      )}
      <Pagination
        page={page}
        pages={answer ? Math.ceil(answer.total / HISTORY_PAGE_SIZE) : page}
        onPage={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
      />
    </HistoryLayout>
  );
}
