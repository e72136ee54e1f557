import {
  componentStateLabel,
  countedAs,
  describeDay,
  findingOf,
  formatUptimeShare,
  lastDays,
  uptimeOf,
  wholeDay,
  worstState,
} from './uptime.ts';
import type { ComponentDay } from './uptime.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z') / 1000;
const day = (change: Partial<ComponentDay>): ComponentDay => ({
  day: '2026-11-20',
  up: 0,
  degraded: 0,
  down: 0,
  maintenance: 0,
  unknown: 0,
  ...change,
});

describe('uptimeOf', () => {
  test('is the usable share of the counted time', () => {
    expect(uptimeOf([day({ up: 900, degraded: 60, down: 40 })]).share).toBe(0.96);
  });

  test('does not count maintenance windows as downtime or uptime', () => {
    const without = uptimeOf([day({ up: 990, down: 10 })]);
    const withWindow = uptimeOf([day({ up: 990, down: 10 }), day({ maintenance: 5000 })]);
    expect(withWindow.share).toBe(without.share);
    expect(uptimeOf([day({ maintenance: 100 })])).toEqual({ share: null, measured: 1 });
  });

  test('does not count missing data, and says how much was measured', () => {
    expect(uptimeOf([day({ up: 300, unknown: 900 })])).toEqual({ share: 1, measured: 0.25 });
    expect(uptimeOf([day({ unknown: 86_400 })])).toEqual({ share: null, measured: 0 });
    expect(uptimeOf([])).toEqual({ share: null, measured: 0 });
  });

  test('counts impairments as maintenance within a window only', () => {
    expect(countedAs('down', true)).toBe('maintenance');
    expect(countedAs('degraded', true)).toBe('maintenance');
    expect(countedAs('up', true)).toBe('up');
    expect(countedAs('down', false)).toBe('down');
  });
});

test.each([
  [1, '100%'],
  [0.999_999, '99.99%'],
  [0.9998, '99.98%'],
  [0.9999, '99.99%'],
  [0.995, '99.5%'],
  [0, '0%'],
  [null, '—'],
  [undefined, '—'],
])('the share %s is shown as %s', (share, text) => {
  expect(formatUptimeShare(share)).toBe(text);
});

test.each([
  [day({ unknown: 86_400 }), 'none', 'No data.'],
  [day({ up: 86_400 }), 'up', 'No downtime.'],
  [day({ up: 86_340, unknown: 60 }), 'up', 'No downtime.'],
  [day({ up: 79_200, unknown: 7200 }), 'up', 'No downtime. No data for 2 h.'],
  [day({ up: 1, down: 840 }), 'disruption', 'Down for 14 min.'],
  [
    day({ up: 1, degraded: 45, maintenance: 60 }),
    'disruption',
    'Degraded for 45 s. Maintenance for 1 min.',
  ],
  [day({ up: 1, maintenance: 7500 }), 'maintenance', 'Maintenance for 2 h 5 min.'],
  [day({ up: 1, down: 3601 }), 'outage', 'Down for 1 h.'],
])('a day is described in words, %#', (given, finding, words) => {
  expect([findingOf(given), describeDay(given)]).toEqual([finding, words]);
});

test('a day has the seconds that were not measured, today only those so far', () => {
  const measured = { up: 3600, degraded: 0, down: 600, maintenance: 0 };
  expect(wholeDay('2026-11-20', measured, NOON).unknown).toBe(86_400 - 4200);
  expect(wholeDay('2026-11-21', measured, NOON).unknown).toBe(43_200 - 4200);
  expect(wholeDay('2026-11-22', { ...measured, up: 0, down: 0 }, NOON).unknown).toBe(0);
});

test('the last days end today, in UTC', () => {
  expect(lastDays(NOON, 3)).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
});

test('the most severe state counts, and states of a newer API have their own name', () => {
  expect(worstState(['up', 'maintenance', 'degraded'])).toBe('degraded');
  expect(worstState(['up', 'unknown'])).toBe('unknown');
  expect(worstState([])).toBe('up');
  expect([componentStateLabel('down'), componentStateLabel('paused' as never)]).toEqual([
    'Down',
    'paused',
  ]);
});
