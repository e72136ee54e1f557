import { dayjs } from './dayjs.ts';

/** A file of its own: the formats of other zones are kept once they exist. */
test.each([undefined, 'UTC'])('the zone %s needs no Intl object, which takes long', (zone) => {
  const intl = jest.spyOn(Intl, 'DateTimeFormat');
  const moment = dayjs.unix(1_800_000_000);
  expect(moment.startOfDay(zone).wallClock(zone).hour()).toBe(0);
  if (zone) expect(moment.wallClock(zone).format('HH:mm')).toBe('08:00');
  expect(intl).not.toHaveBeenCalled();
  intl.mockRestore();
});
