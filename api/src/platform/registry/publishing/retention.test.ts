import { expiredVersions } from './retention.ts';
import type { RetentionCandidate } from './retention.ts';
import { rollbackTargets } from '../state/rollback-targets.ts';

const DAY = 86_400_000;
const now = 1000 * DAY;
const RULES = { count: 2, days: 14 };

/** @param age days since its publication */
const version = (
  name: string,
  age: number,
  more: Partial<RetentionCandidate> = {},
): RetentionCandidate => ({
  ...{ version: name, publishedAt: now - age * DAY, isLive: false, liveUntil: undefined },
  ...more,
});

test('expiredVersions returns versions that are neither new, nor recent, nor needed', () => {
  const versions = [
    version('long gone', 90, { liveUntil: now - 60 * DAY }),
    version('live a week ago', 80, { liveUntil: now - 7 * DAY + 1 }),
    version('live too long ago', 80, { liveUntil: now - 7 * DAY - 1 }),
    version('before the live one', 70, { liveUntil: now - 30 * DAY }),
    version('live', 60, { isLive: true }),
    version('never live', 50),
    version('young', 13),
    version('newest but one', 40),
    version('newest', 30),
  ];
  expect(expiredVersions(versions, 'before the live one', RULES, now)).toEqual([
    ...['long gone', 'live too long ago', 'never live'],
  ]);
});

test('expiredVersions returns nothing while there are few versions', () => {
  expect(expiredVersions([version('a', 900), version('b', 800)], undefined, RULES, now)).toEqual(
    [],
  );
});

/** @param steps versions that became live, in order; `<A` is a rollback to A */
const changesTo = (...steps: string[]) =>
  steps.map((step) => ({
    kind: step.startsWith('<') ? ('rollback' as const) : ('promote' as const),
    toVersion: step.replace('<', ''),
  }));

test.each([
  [[], []],
  [['A'], []],
  [
    ['A', 'B', 'C'],
    ['B', 'A'],
  ],
  [['A', 'B', 'C', '<B'], ['A']],
  [['A', 'B', 'C', '<B', '<A'], []],
  [['A', 'B', '<A', 'C'], ['A']],
  [['A', 'B', 'A'], ['B']],
  [['A', 'B', 'C', '<A', 'D'], ['A']],
])('the rollback targets after %j are %j', (steps, targets) => {
  expect(rollbackTargets(changesTo(...steps))).toEqual(targets);
});
