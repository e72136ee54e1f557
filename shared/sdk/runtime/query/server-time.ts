/** Server time minus the time since the document was opened, in milliseconds. */
let lead: number | undefined;

/**
 * Learns the server's time from the `Date` of a response. A response that took long, or comes from a cache,
 * names a time that is over: the latest one counts.
 */
export function hearServerTime(date: string | null): void {
  const heard = Date.parse(date ?? '') - performance.now();
  if (!Number.isNaN(heard)) lead = Math.max(lead ?? heard, heard);
}

/**
 * The time by the server's clock, for ranges and ages of its data: the clock of a device can be days away.
 * @returns epoch milliseconds; the device's time before the first response
 */
export const serverNow = (): number =>
  lead === undefined ? Date.now() : Math.round(lead + performance.now());

/** For tests. */
export function forgetServerTime(): void {
  lead = undefined;
}
