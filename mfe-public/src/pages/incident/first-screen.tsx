import { IncidentCard } from '../../incidents/incident-card.tsx';
import { IncidentLayout } from '../../incidents/incident-layouts.tsx';
import { markedIncident } from '../../incidents/marked-incident.ts';

/** Template of an `IncidentView` (docs/decisions/0094). */
export default function IncidentFirstScreen() {
  return (
    <IncidentLayout>
      <IncidentCard view={markedIncident} level={2} />
    </IncidentLayout>
  );
}
