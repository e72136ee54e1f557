import { render } from '@testing-library/react';
import type { Incident } from '@portico/contracts/incidents/schema';
import { impactOf, openIncidents } from '@portico/contracts/rules/status/incident-view';
import { IncidentCard } from './incident-card.tsx';
import { viewOf } from './incident-view.ts';
import { SdkTestProvider } from '@portico/sdk/testing';

/** An incident of an API that knows further kinds and impacts. */
const newer = {
  id: '2',
  kind: 'drill',
  title: 'A drill',
  impact: 'catastrophic',
  state: 'rehearsed',
  starts_at: 1,
  ended_at: null,
  updates: [],
} as unknown as Incident;
const major: Incident = { ...newer, id: '1', kind: 'incident', impact: 'major' };

test('an unknown impact is shown by its name, and sorted as the most severe', () => {
  expect(impactOf(newer.impact)).toMatchObject({ label: 'catastrophic', tone: 'danger' });
  expect(openIncidents([major, newer])).toEqual([newer, major]);
});

test('an unknown kind has an icon', () => {
  const { container } = render(
    <SdkTestProvider path="/status" route="/status">
      <IncidentCard view={viewOf(newer, {})} />
    </SdkTestProvider>,
  );
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container).toHaveTextContent('catastrophic');
});
