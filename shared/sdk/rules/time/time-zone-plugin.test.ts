import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { dayjs } from './dayjs.ts';
import { offsetAt } from './zone.ts';

type Unit = 'hour' | 'day' | 'next day';

/** [zone, unit, moment, our result, the result of dayjs's plugin `timezone` on a device in UTC] */
const CASES: [string, Unit, string, string, string][] = [
  // The day of the change has 23 and 25 hours.
  ['Europe/Berlin', 'next day', '2026-03-28T23:00Z', '2026-03-29T22:00Z', '2026-03-29T23:00Z'],
  ['Europe/Berlin', 'next day', '2026-10-24T22:00Z', '2026-10-25T23:00Z', '2026-10-25T22:00Z'],
  // Clocks change by half an hour.
  ['Australia/Lord_Howe', 'day', '2026-10-04T02:00Z', '2026-10-03T13:30Z', '2026-10-03T13:00Z'],
  ['Australia/Lord_Howe', 'day', '2026-04-05T02:00Z', '2026-04-04T13:00Z', '2026-04-04T13:30Z'],
  ['Australia/Lord_Howe', 'hour', '2026-04-04T15:10Z', '2026-04-04T14:00Z', '2026-04-04T14:30Z'],
  // Clocks skip midnight, so the day starts at 01:00.
  ['Africa/Cairo', 'day', '2026-04-24T12:00Z', '2026-04-23T22:00Z', '2026-04-23T21:00Z'],
  ['Asia/Beirut', 'day', '2026-03-29T12:00Z', '2026-03-28T22:00Z', '2026-03-28T21:00Z'],
];

const ours = (zone: string, unit: Unit, time: string) => {
  const moment = dayjs(time);
  if (unit === 'hour') return moment.startOfHour(zone);
  return unit === 'day' ? moment.startOfDay(zone) : moment.startOfDay(zone, -1);
};

/** Runs dayjs's own plugin in a separate process, because its results depend on the device's zone. */
function resultsOfDayjs(): string[] {
  const script = `
    const dayjs = require('dayjs');
    dayjs.extend(require('dayjs/plugin/utc'));
    dayjs.extend(require('dayjs/plugin/timezone'));
    const results = ${JSON.stringify(CASES)}.map(([zone, unit, time]) => {
      const moment = dayjs(time).tz(zone);
      return (unit === 'next day' ? moment.add(1, 'day') : moment.startOf(unit)).toISOString();
    });
    console.log(JSON.stringify(results));`;
  const answer = execFileSync(process.execPath, ['-e', script], {
    cwd: __dirname,
    env: { ...process.env, TZ: 'UTC' },
    encoding: 'utf8',
  });
  return JSON.parse(answer) as string[];
}

const short = (iso: string) => iso.replace(':00.000Z', 'Z');

describe('the time zone plugin', () => {
  it.each(CASES)('%s: the start of the %s of %s is %s', (zone, unit, time, expected) => {
    expect(short(ours(zone, unit, time).toISOString())).toBe(expected);
  });

  it("differs in these cases from dayjs's own plugin, which is wrong", () => {
    expect(resultsOfDayjs().map(short)).toEqual(CASES.map(([, , , , own]) => own));
  });

  it('shows the clock of a zone, and that of the device without a zone', () => {
    const time = dayjs('2026-03-28T23:30:00Z');
    expect(time.wallClock('Asia/Kathmandu').format('YYYY-MM-DD HH:mm')).toBe('2026-03-29 05:15');
    expect(time.wallClock().format()).toBe(time.format());
    expect(offsetAt(time.unix(), 'Asia/Kathmandu')).toBe(5.75 * 3600);
  });

  it('finds the first moment of a day in a zone', () => {
    const zones = ['UTC', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Auckland', undefined];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 40_000 }),
        (zone, daysSince1970) => {
          const day = dayjs.utc(daysSince1970 * 86_400_000);
          const start = dayjs.fromWallClock(day, zone);
          expect(start.startOfDay(zone).unix()).toBe(start.unix());
          expect(start.wallClock(zone).format('YYYY-MM-DD')).toBe(day.format('YYYY-MM-DD'));
        },
      ),
    );
  });
});
