// An alias, because types that are written to a file cannot refer to `Dayjs` in the declaration
// below.
import type { Dayjs as Moment, PluginFunc } from 'dayjs';
import { fromLocal, localSeconds, startOfDay, startOfHour } from './zone.ts';

declare module 'dayjs' {
  /** A zone is an IANA name; absent: the zone of this device. */
  interface Dayjs {
    /**
     * The local date and time of this moment, for fields and formats. With a zone it is a UTC value
     * that shows the zone's clock, so it is not the same moment.
     */
    wallClock(tz?: string): Moment;
    /**
     * The first moment of the local day.
     * @param daysBefore calendar days earlier
     */
    startOfDay(tz?: string, daysBefore?: number): Moment;
    /**
     * The last moment at which the local clock showed a full hour. Where clocks change by half an
     * hour, the hour of the change has 90 minutes.
     */
    startOfHour(tz?: string): Moment;
  }

  /** The first moment whose local time is at least that of `clock`, a UTC value. */
  export function fromWallClock(clock: Moment, tz?: string): Moment;
}

/** The zones of `zone.ts` as methods of dayjs. Requires dayjs's plugin `utc`. */
export const timeZone: PluginFunc = (_options, { prototype }, dayjs) => {
  prototype.wallClock = function (this: Moment, tz) {
    return tz === undefined ? this : dayjs.utc(localSeconds(this.unix(), tz) * 1000);
  };
  prototype.startOfDay = function (this: Moment, tz, daysBefore = 0) {
    return dayjs.unix(startOfDay(this.unix(), tz, daysBefore));
  };
  prototype.startOfHour = function (this: Moment, tz) {
    return dayjs.unix(startOfHour(this.unix(), tz));
  };
  dayjs.fromWallClock = (clock, tz) => dayjs.unix(fromLocal(clock.unix(), tz));
};
