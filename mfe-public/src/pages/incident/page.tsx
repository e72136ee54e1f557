import { FileQuestion } from 'lucide-react';
import type { Incident } from '@portico/contracts/incidents/schema';
import { getIncident } from '@portico/contracts/incidents/calls';
import { documentData, request, useParams } from '@portico/sdk';
import type { ApiError } from '@portico/sdk';
import { EmptyState, ErrorPanel, Skeleton } from '@portico/ui';
import { FailureActions } from '../../failure-actions.tsx';
import { IncidentCard } from '../../incidents/incident-card.tsx';
import { IncidentLayout } from '../../incidents/incident-layouts.tsx';
import { viewOf } from '../../incidents/incident-view.ts';
import { useComponentNames, usePublicIncidentQuery } from '../../incidents/incidents.api.ts';

const ABSENT = [400, 404];

/** `/status/incidents/{id}`: one report with its updates. */
export default function IncidentPage() {
  const { id = '' } = useParams();
  const { currentData, error, isError, refetch } = usePublicIncidentQuery(id);
  const { status } = Object(error) as Partial<ApiError>;
  const isAbsent = isError && ABSENT.includes(status ?? 0);
  const { url } = request(getIncident, { params: { id } });
  const incident = currentData ?? (isAbsent ? undefined : documentData<Incident>(url));
  const names = useComponentNames();
  return (
    <IncidentLayout>
      {incident ? (
        <IncidentCard view={viewOf(incident, names)} level={2} />
      ) : isAbsent ? (
        <EmptyState
          title="Report Not Found"
          message="There is no report with this address, or the team has withdrawn it."
          icon={<FileQuestion size={26} />}
        />
      ) : isError ? (
        <ErrorPanel
          title="This report did not load"
          message="Check your connection and try again in a moment."
          actions={<FailureActions onRetry={() => void refetch()} />}
        />
      ) : (
        <Skeleton height="220px" radius="l" />
      )}
    </IncidentLayout>
  );
}
