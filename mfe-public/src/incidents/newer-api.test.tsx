import { render } from '@testing-library/react';
import type { Incident } from '@portico/sdk/contracts/incidents/schema';
import { IncidentIcon } from './incident-icon.tsx';
import { impactOf, openIncidents } from './select-incidents.ts';

/** An incident of an API that knows further kinds and impacts. */
const newer = {
  id: '2',
  kind: 'drill',
  impact: 'catastrophic',
  ended_at: null,
} as unknown as Incident;
const major: Incident = { ...newer, id: '1', kind: 'incident', impact: 'major' };

test('an unknown impact is shown by its name, and sorted as the most severe', () => {
  expect(impactOf(newer.impact)).toMatchObject({ label: 'catastrophic', tone: 'danger' });
  expect(openIncidents([major, newer])).toEqual([newer, major]);
});

test('an unknown kind has an icon', () => {
  const { container } = render(<IncidentIcon incident={newer} />);
  expect(container.querySelector('svg')).toBeInTheDocument();
});
