/**
 * Uptime as the status page shows it (spec 0 §4): `0h 0m`, `5m`, `2h 5m`.
 * @param seconds negative counts as none
 */
export function formatUptime(seconds: number): string {
  if (seconds <= 0) return '0h 0m';
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes}m` : `${hours}h ${minutes % 60}m`;
}
