import duration from 'dayjs/plugin/duration.js';
import { dayjs } from './dayjs.ts';

dayjs.extend(duration);

const DAY = 86_400;

/**
 * Formats an uptime for the status page (spec 0 §4): `0h 0m`, `5m`, `2h 5m`.
 * @param seconds negative counts as none
 */
export function formatUptime(seconds: number): string {
  if (seconds <= 0) return '0h 0m';
  const uptime = dayjs.duration(seconds, 'seconds');
  const hours = Math.floor(uptime.asHours());
  return hours === 0 ? `${uptime.minutes()}m` : `${hours}h ${uptime.minutes()}m`;
}

/**
 * The duration of a punishment (spec 1 §9): `Permanent`, `1d 2h 3m`, `2h 3m 4s`, `3m 4s`, `4s`.
 * @param seconds 0 is permanent
 */
export function formatDuration(seconds: number): string {
  if (seconds === 0) return 'Permanent';
  // dayjs counts 730 hours as a month, so it only formats the time besides full days.
  const days = Math.floor(seconds / DAY);
  const rest = dayjs.duration(seconds % DAY, 'seconds');
  const [hours, minutes] = [rest.hours(), rest.minutes()];
  if (days > 0) return `${days}d ${hours}h ${minutes}m`;
  if (hours > 0) return `${hours}h ${minutes}m ${rest.seconds()}s`;
  return minutes > 0 ? `${minutes}m ${rest.seconds()}s` : `${rest.seconds()}s`;
}
