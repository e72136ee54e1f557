import { Megaphone, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, Pagination, Text } from '@portico/ui';
import { IncidentCard } from '../../incidents/incident-card.tsx';
import { useStaffIncidentsQuery } from '../../incidents/incidents.api.ts';
import { NewIncident } from '../../incidents/new-incident.tsx';
import { StaffLayout } from '../../layout/staff-layout.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Loading } from '../../ui/loading.tsx';

const PAGE_SIZE = 20;

/** `/staff/incidents`: edits the incidents of the status page. */
export default function IncidentsPage() {
  const [page, setPage] = useState(1);
  const [isNew, setNew] = useState(false);
  const { currentData, isError, isFetching, refetch, ...query } = useStaffIncidentsQuery(page);
  // The previous page stays on screen while another one loads.
  const data = isFetching ? query.data : currentData;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  const write = data?.may_write && (
    <Button onClick={() => setNew(true)}>
      <Plus size={18} aria-hidden="true" />
      New Incident
    </Button>
  );

  return (
    <StaffLayout
      title="Incidents"
      lead="Incidents, maintenance and announcements on the status page."
      tools={write}
    >
      {isNew && <NewIncident onClose={() => setNew(false)} />}
      {!data && isError && !isFetching && (
        <LoadError what="The incidents" onRetry={() => void refetch()} />
      )}
      {!data && !(isError && !isFetching) && (
        <Loading label="Loading incidents" heights={[228, 228]} />
      )}
      {data?.may_write === false && (
        <Text tone="muted">You can read this; writing is for other ranks.</Text>
      )}
      {data?.total === 0 && (
        <EmptyState
          title="No Incidents Yet"
          message="Incidents that you publish appear on the status page immediately."
          icon={<Megaphone size={26} />}
          actions={write}
        />
      )}
      {data?.incidents.map((incident) => (
        <IncidentCard key={incident.id} incident={incident} mayWrite={data.may_write} />
      ))}
      <Pagination page={page} pages={pages} onPage={setPage} />
    </StaffLayout>
  );
}
