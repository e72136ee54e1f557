import { ArrowLeft, FileQuestion } from 'lucide-react';
import { useParams } from '@portico/sdk';
import type { ApiError } from '@portico/sdk';
import { ButtonLink, EmptyState, ErrorPanel, Skeleton } from '@portico/ui';
import { FailureActions } from '../../failure-actions.tsx';
import { IncidentCard } from '../../incidents/incident-card.tsx';
import { viewOf } from '../../incidents/incident-view.ts';
import { usePublicIncidentQuery } from '../../incidents/incidents.api.ts';
import { PageContainer } from '../../page-container.ts';
import { PageHeader } from '../../page-header.tsx';

const ABSENT = [400, 404];

/** `/status/incidents/{id}`: one report with its updates. */
export default function IncidentPage() {
  const { id = '' } = useParams();
  const { currentData: incident, error, isError, refetch } = usePublicIncidentQuery(id);
  const { status } = Object(error) as Partial<ApiError>;
  return (
    <PageContainer>
      <PageHeader title="Incident Report" />
      <div>
        <ButtonLink to="/status/incidents" variant="secondary" size="s">
          <ArrowLeft size={16} aria-hidden="true" />
          Incident history
        </ButtonLink>
      </div>
      {incident ? (
        <IncidentCard view={viewOf(incident)} level={2} />
      ) : isError && ABSENT.includes(status ?? 0) ? (
        <EmptyState
          title="Report Not Found"
          message="There is no report with this address, or the team has withdrawn it."
          icon={<FileQuestion size={26} />}
        />
      ) : isError ? (
        <ErrorPanel
          title="Error"
          message="The report could not be loaded. Please try again later."
          actions={<FailureActions onRetry={() => void refetch()} />}
        />
      ) : (
        <Skeleton height="220px" radius="l" />
      )}
    </PageContainer>
  );
}
