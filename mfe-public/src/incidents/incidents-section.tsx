import { useState } from 'react';
import type { Incident } from '@portico/contracts/incidents/schema';
import { openIncidents, pastIncidents } from '@portico/contracts/rules/status/incident-view';
import { CALM, FEW_INCIDENTS } from '@portico/contracts/rules/status/screen';
import { Button, Skeleton, Stack, Text } from '@portico/ui';
import { IncidentCard } from './incident-card.tsx';
import { viewOf } from './incident-view.ts';
import { useComponentNames } from './incidents.api.ts';
import { IncidentsFrame } from './incidents-frame.tsx';
import { PastIncident } from './past-incident.tsx';

interface IncidentsSectionProps {
  /** undefined while loading and after a failure */
  incidents: readonly Incident[] | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** Incidents: open ones in full, past ones collapsed. */
export function IncidentsSection({ incidents, isError, onRetry }: IncidentsSectionProps) {
  const names = useComponentNames();
  const [isAll, setAll] = useState(false);
  const past = pastIncidents(incidents ?? []);
  const shown = isAll ? past : past.slice(0, FEW_INCIDENTS);
  return (
    <IncidentsFrame>
      {!incidents &&
        (isError ? (
          <Stack direction="row" gap={3} align="center" wrap>
            <Text tone="muted">Incident reports could not be loaded.</Text>
            <Button size="s" variant="secondary" onClick={onRetry}>
              Try Again
            </Button>
          </Stack>
        ) : (
          <Skeleton height="48px" radius="m" />
        ))}
      {incidents?.length === 0 && <Text tone="muted">{CALM}</Text>}
      {openIncidents(incidents ?? []).map((incident) => (
        <IncidentCard key={incident.id} view={viewOf(incident, names)} />
      ))}
      {shown.map((incident) => (
        <PastIncident key={incident.id} view={viewOf(incident, names)} />
      ))}
      {past.length > shown.length && (
        <Button
          variant="ghost"
          onClick={() => setAll(true)}
        >{`Show all ${past.length} of the last 90 days`}</Button>
      )}
    </IncidentsFrame>
  );
}
