import { marked, markedList } from '@portico/sdk/platform';
import type { HistoryScreen } from '@portico/contracts/rules/status/history-screen';
import { IncidentCard } from '../../incidents/incident-card.tsx';
import { HistoryLayout } from '../../incidents/incident-layouts.tsx';
import { markedIncident } from '../../incidents/marked-incident.ts';
import { NoReports } from '../../incidents/no-reports.tsx';

const screen: HistoryScreen = {
  reports: markedList('reports', markedIncident),
  calm: markedList('calm', marked('.')),
};

/** Template of a `HistoryScreen` (docs/decisions/0094). */
export default function IncidentsFirstScreen() {
  return (
    <HistoryLayout>
      {screen.reports.map((view) => (
        <IncidentCard key={view.id} view={view} level={2} />
      ))}
      {screen.calm.map((message) => (
        <NoReports key={message} message={message} />
      ))}
    </HistoryLayout>
  );
}
