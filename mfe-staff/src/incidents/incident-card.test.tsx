import { render, screen } from '@testing-library/react';
import type { StaffIncident } from '@portico/contracts/incidents/staff/schema';
import { SdkTestProvider } from '@portico/sdk/testing';
import { IncidentCard } from './incident-card.tsx';

test('an incident of a newer API is shown by the names of its kind, state and impact', () => {
  const incident = {
    ...{ id: 1, version: 1, title: 'Dry run', kind: 'drill', state: 'paused', impact: 'odd' },
    ...{ starts_at: 1, ended_at: null, withdrawn: false, updates: [] },
  } as unknown as StaffIncident;
  render(
    <SdkTestProvider>
      <IncidentCard incident={incident} mayWrite={false} />
    </SdkTestProvider>,
  );
  for (const name of ['drill', 'paused', 'odd']) expect(screen.getByText(name)).toBeInTheDocument();
});
