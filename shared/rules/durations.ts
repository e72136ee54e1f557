/**
 * Uptime as the status page shows it (spec 0 §4): `0h 0m`, `5m`, `2h 5m`.
 * @param seconds negative counts as 0
 */
export function formatUptime(seconds: number): string {
  if (seconds <= 0) return '0h 0m';
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}m` : `${hours}h ${minutes % 60}m`;
}

/**
 * A duration (spec 1 §9): `Permanent`, `1d 2h 3m`, `2h 3m 4s`, `3m 4s`, `4s`.
 * @param seconds 0 is permanent
 */
export function formatDuration(seconds: number): string {
  if (seconds === 0) return 'Permanent';
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((seconds % 3600) / 60), seconds % 60];
  if (days > 0) return `${days}d ${hours}h ${minutes}m`;
  if (hours > 0) return `${hours}h ${minutes}m ${rest}s`;
  return minutes > 0 ? `${minutes}m ${rest}s` : `${rest}s`;
}

/**
 * The age of an event: `just now`, `40 s ago`, `5 min ago`, `3 h ago`, `2 days ago`.
 * @param seconds negative (a clock that is ahead) counts as 0
 */
export function formatAge(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole < 5) return 'just now';
  if (whole < 60) return `${whole} s ago`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ago`;
  if (whole < 2 * 86_400) return `${Math.floor(whole / 3600)} h ago`;
  return `${Math.floor(whole / 86_400)} days ago`;
}
