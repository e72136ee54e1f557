import { openIncidents } from './incident-view.ts';

test('what happens now comes before what is planned, and then the most severe first', () => {
  const open = (
    id: string,
    state: 'scheduled' | 'investigating',
    impact: 'minor' | 'critical',
  ) => ({
    ...{ id, state, impact, ended_at: null },
  });
  const incidents = [
    open('planned', 'scheduled', 'critical'),
    open('slow', 'investigating', 'minor'),
    open('down', 'investigating', 'critical'),
    { ...open('over', 'investigating', 'critical'), ended_at: 1 },
  ];
  expect(openIncidents(incidents).map(({ id }) => id)).toEqual(['down', 'slow', 'planned']);
});
