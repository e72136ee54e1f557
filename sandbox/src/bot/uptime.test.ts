import { ComponentDayEvent } from '@portico/contracts/ingest/components';
import { seedOf } from '../noise/noise.ts';
import { uptimeEvents } from './uptime.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1000;

test('the demo has 89 days of each component, with every finding and two days without data', () => {
  const events = uptimeEvents(seedOf('portico'), 16, NOW);
  expect(events).toHaveLength(87 * 5);
  for (const event of events) expect(ComponentDayEvent.safeParse(event).error).toBeUndefined();
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(events.at(-1)?.day).toBe('2026-11-20');
  for (const part of ['degraded', 'down', 'maintenance'] as const) {
    expect(events.some((event) => event[part] > 0)).toBe(true);
  }
});
